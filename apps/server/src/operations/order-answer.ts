import type { Order, OrderPaymentBankDetails } from '@mise/contract/orders/order.ts';
import { orderStateOf } from '@mise/rules/order-state.ts';
import type { Context } from '../context.ts';
import { loadProducts } from '../domains/catalog/load-products.ts';
import { paymentIconUrl } from '../domains/checkout/wire.ts';
import { customerClassOf } from '../domains/customers/customer-class.ts';
import { bankDetailsOf } from '../domains/orders/bank-details.ts';
import type { StoredOrder } from '../domains/orders/find-order.ts';
import { orderWire } from '../domains/orders/wire.ts';
import { behaviorOf } from '../domains/payments/payment-behavior.ts';
import { activePaymentMethods } from '../domains/payments/payment-methods.ts';
import { translateInto } from '../texts/translate.ts';

/** The contract's Order of a stored one, in the language of the call, with the products as they are for sale today. */
export async function orderAnswer(context: Context, stored: StoredOrder): Promise<Order> {
  const { order, items } = stored;
  const text = translateInto(context.language);
  const method = (await activePaymentMethods(context.shop)).find(({ id }) => id === order.paymentMethodId);
  const bankDetails: OrderPaymentBankDetails | null =
    behaviorOf(order.paymentMethodKey).namesAccount && orderStateOf(order.statusId) !== 'canceled'
      ? await bankDetailsOf(context.shop)
      : null;
  return orderWire(stored, {
    labels: { state: (state) => text(`order.state.${state}`) },
    paymentIcon: method ? paymentIconUrl(method.icon) : '',
    bankDetails,
    language: context.language,
    products: await loadProducts(context, {
      variationIds: items.flatMap(({ variationId }) => variationId ?? []),
      detail: 'listed',
      customerClass: await customerClassOf(context),
    }),
  });
}

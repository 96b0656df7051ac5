import type { HandlersOf } from '@mise/contract/handlers.ts';
import type { ordersOperations } from '@mise/contract/orders/operations.ts';
import type { Order, OrderPaymentBankDetails } from '@mise/contract/orders/order.ts';
import { refusal } from '@mise/contract/refusal.ts';
import type { Context } from '../../context.ts';
import { translateInto } from '../../texts/translate.ts';
import { loadProducts } from '../catalog/load-products.ts';
import { activePaymentMethods } from '../checkout/methods.ts';
import { paymentIconUrl } from '../checkout/wire.ts';
import { customerClassOf } from '../customers/customer-class.ts';
import { bankDetailsOf } from './bank-details.ts';
import { openOrder, type StoredOrder } from './find-order.ts';
import { orderWire } from './wire.ts';

export const ordersHandlers: HandlersOf<Context, typeof ordersOperations> = {
  // The key alone opens an order; without it there is nothing to see, whatever else is known of it.
  getOrder: async (context, { orderId, accessKey }) => {
    const stored = accessKey ? await openOrder(context.db, { orderId, accessKey }) : null;
    if (!stored) throw refusal('order.notFound');
    return { data: await orderAnswer(context, stored) };
  },
};

/** The contract's Order of a stored one, in the language of the call, with the products as they are for sale today. */
export async function orderAnswer(context: Context, stored: StoredOrder): Promise<Order> {
  const { order, items } = stored;
  const text = translateInto(context.language);
  const method = (await activePaymentMethods(context.shop)).find(({ id }) => id === order.paymentMethodId);
  const bankDetails: OrderPaymentBankDetails | null =
    order.paymentMethodKey === 'prepayment' ? await bankDetailsOf(context.shop) : null;
  return orderWire(stored, {
    labels: { state: (state) => text(`order.state.${state}`), payment: (status) => text(`order.payment.${status}`) },
    paymentIcon: method ? paymentIconUrl(method.icon) : '',
    bankDetails,
    urlPrefix: context.language === 'de' ? '' : `/${context.language}`,
    products: await loadProducts(context, {
      variationIds: items.flatMap(({ variationId }) => variationId ?? []),
      detail: 'card',
      customerClass: await customerClassOf(context),
    }),
  });
}

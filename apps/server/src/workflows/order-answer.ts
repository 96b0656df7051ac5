import type { Order, OrderPaymentBankDetails } from '@mise/contract/orders/order.ts';
import { type OrderState, orderStateOf } from '@mise/rules/order-state.ts';
import type { Context } from '../context.ts';
import { countLines } from '../count-lines.ts';
import { loadProducts } from '../domains/catalog/load-products.ts';
import { shippingProfiles } from '../domains/checkout/shipping-profiles.ts';
import { paymentIconUrl, paymentMethodWire } from '../domains/checkout/wire.ts';
import { customerClassOf } from '../domains/customers/customer-class.ts';
import { bankDetailsOf } from '../domains/orders/bank-details.ts';
import type { StoredOrder } from '../domains/orders/find-order.ts';
import { withAwaitedCredit } from '../domains/orders/owed-amount.ts';
import type { Way } from '../domains/orders/way-of.ts';
import { orderWire } from '../domains/orders/wire.ts';
import { isPayable } from '../domains/payments/is-payable.ts';
import { behaviorOf } from '../domains/payments/payment-behavior.ts';
import { activePaymentMethods, type PaymentMethod } from '../domains/payments/payment-methods.ts';
import { paymentTermOf, setAsideUntil } from '../domains/payments/payment-term.ts';
import { promisedDelivery } from '../domains/payments/promised-delivery.ts';
import { switchableMethods } from '../domains/payments/switchable-methods.ts';
import { allCountries } from '../domains/shop/countries.ts';
import { type Translate, translateInto } from '../texts/translate.ts';

/** The other ways to pay an order that waits for its money. `isTold`: as its buyer sees them (`switchableMethods`). */
export async function otherMethods(
  context: Context,
  order: StoredOrder['order'],
  { isTold }: { isTold: boolean },
): Promise<PaymentMethod[]> {
  const profile = (await shippingProfiles(context.shop)).find(({ id }) => id === order.shippingProfileId);
  return switchableMethods(context, order, { shipping: profile ?? null, isTold });
}

async function paymentOptions(context: Context, order: StoredOrder['order']) {
  return {
    paymentTerm: paymentTermOf(order),
    setAsideUntil: setAsideUntil(order),
    delivery: promisedDelivery(order),
    isPayable: isPayable(order, context.now),
    paymentMethodListForSwitch: (await otherMethods(context, order, { isTold: true })).map((method) => {
      const { isSelectable: _, paymentKey: __, ...wire } = paymentMethodWire(method, context.language);
      return { ...wire, isSwitchableFrom: true, isSwitchableTo: true };
    }),
  };
}

/** What comes by mail or is fetched is not dispatched. */
const stateTexts: Record<Way, Partial<Record<OrderState, Parameters<Translate>[0]>>> = {
  shipped: {},
  mailed: { clearedForDispatch: 'order.state.clearedForMail' },
  fetched: { clearedForDispatch: 'order.state.clearedForPickup', dispatched: 'order.state.fetched' },
};

/** The contract's Order of a stored one, in the language of the call, with the products as they are for sale today. */
export async function orderAnswer(context: Context, { order: found, ...parts }: StoredOrder): Promise<Order> {
  const order = withAwaitedCredit(found);
  const { items } = parts;
  await countLines(context, items.length);
  const text = translateInto(context.language);
  const method = (await activePaymentMethods(context.shop)).find(({ id }) => id === order.paymentMethodId);
  const isOwed =
    order.paidAmount < order.totalGross - order.creditedAmount && orderStateOf(order.statusId) !== 'canceled';
  const bankDetails: OrderPaymentBankDetails | null =
    isOwed && behaviorOf(order.paymentMethodKey).namesAccount ? await bankDetailsOf(context.shop) : null;
  return orderWire(
    { order, ...parts },
    {
      labels: {
        state: (state, way) => text(stateTexts[way][state] ?? `order.state.${state}`),
      },
      paymentIcon: method ? paymentIconUrl(method.icon) : '',
      bankDetails,
      payment: await paymentOptions(context, order),
      language: context.language,
      countries: await allCountries(context.shop),
      products: await loadProducts(context, {
        variationIds: items.flatMap(({ variationId }) => variationId ?? []),
        detail: 'listed',
        customerClass: await customerClassOf(context),
      }),
    },
  );
}

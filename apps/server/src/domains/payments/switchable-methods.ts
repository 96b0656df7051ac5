import type { MinorAmount } from '@mise/rules/money.ts';
import { isAllowed, orderStateOf } from '@mise/rules/order-state.ts';
import type { Context } from '../../context.ts';
import type { StoredOrder } from '../orders/find-order.ts';
import { isHeldForRest } from '../orders/held-until.ts';
import { settingsOf } from '../shop/settings.ts';
import { creditLimitFor, mayBuyerUse } from './credit-class.ts';
import { giftCardItems } from './gift-card-items.ts';
import { isWorking, type mayUse } from './may-use.ts';
import { openBy, readOpenAmounts, readOrderer } from './open-credit.ts';
import { behaviorOf, holdAfterSwitch, maySetAside } from './payment-behavior.ts';
import { activePaymentMethods, type PaymentMethod } from './payment-methods.ts';

type Order = StoredOrder['order'];

/**
 * The other methods by which an order that waits for its money may be paid. Only those that cost the same: what the order comes to
 * was agreed when it was placed, and only those whose time is not over: nobody transfers what is canceled before it comes. What is held for its rest has no such time. `shipping`: the order's
 * own; null: it is gone, or nothing is shipped. Nobody knows any more what it excluded: goods leave for money then. `isTold`: what is shown, which says nothing of what others ordered (`readOpenAmounts`).
 */
export async function switchableMethods(
  { db, shop, now }: Pick<Context, 'db' | 'shop' | 'now'>,
  order: Order,
  { shipping, isTold }: { shipping: Parameters<typeof mayUse>[1]['shipping']; isTold: boolean },
): Promise<PaymentMethod[]> {
  if (!isAllowed(orderStateOf(order.statusId), 'changePaymentMethod')) return [];
  const methods = await activePaymentMethods(shop);
  const feeNow = methods.find(({ id }) => id === order.paymentMethodId)?.fee;
  const buyer = { ...(await readOrderer(db, order.id)), countryId: order.shippingCountryId, shipping };
  const allowed = methods.filter(
    (method) =>
      method.id !== order.paymentMethodId &&
      isAgreedFee(method.fee, { order, feeNow }) &&
      mayBuyerUse(method, buyer) &&
      isWorking(method, shop),
  );
  const amounts = await readOpenAmounts(db, { id: order.id, isTold });
  const settings = await settingsOf(shop);
  const isInAdvance = (await giftCardItems(db, order.id)).length > 0;
  const readyOn = order.delivery?.isComplete ? order.delivery.to : null;
  return allowed.filter((method) => {
    const behavior = behaviorOf(method.key);
    if ((isInAdvance || shipping === null) && behavior.release !== 'paid') return false;
    if (!maySetAside(method.key, { readyOn, now })) return false;
    if (!isHeldForRest(order) && holdAfterSwitch(behavior, order, { now, settings }).isOver) return false;
    const limit = creditLimitFor(method, buyer);
    return (
      limit === null || openBy(method, amounts) + order.totalGross - order.creditedAmount - order.paidAmount <= limit
    );
  });
}

/** Cents by which a fee in the sums of an order, which begin with net prices and share it out among rates, may differ from the method's. */
const mostRounding = 2;

/**
 * Whether a method costs what the order contains for another, VAT included: the owner may ask for another fee since. `feeNow`: what its own method costs
 * today; of an order without VAT nothing else tells what it came to with it.
 */
function isAgreedFee(fee: MinorAmount, { order, feeNow }: { order: Order; feeNow: MinorAmount | undefined }): boolean {
  const { paymentFeeNet, paymentFeeGross: agreed } = order;
  if (agreed === 0 || fee === 0) return fee === agreed;
  if (paymentFeeNet === agreed) return fee === (feeNow ?? agreed);
  return Math.abs(fee - agreed) <= mostRounding;
}

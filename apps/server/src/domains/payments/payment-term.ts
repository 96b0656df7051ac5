import type { Order } from '@mise/contract/orders/order.ts';
import { addDays, type CalendarDay } from '@mise/rules/calendar-day.ts';
import { orderStateOf } from '@mise/rules/order-state.ts';
import { dayOf } from '@mise/rules/shop-clock.ts';
import type { StoredOrder } from '../orders/find-order.ts';
import { heldUntil, isHeldForRest } from '../orders/held-until.ts';
import { behaviorOf, paidWhenFetched } from './payment-behavior.ts';

/**
 * Until when an order is to be paid, as it was promised when it was placed; null: nothing was. Where goods wait for the money their
 * hold ends with that day (`orders/end-hold.ts`), but where a part of it has come.
 */
export function paymentTermOf(
  order: Pick<StoredOrder['order'], 'createdAt' | 'paymentDays' | 'paymentMethodKey'> &
    Parameters<typeof isHeldForRest>[0],
): Order['paymentTerm'] {
  const { createdAt, paymentDays, paymentMethodKey } = order;
  const isInAdvance = behaviorOf(paymentMethodKey).release === 'paid';
  if (paymentDays === null || (isInAdvance && isHeldForRest(order))) return null;
  return { days: paymentDays, until: isInAdvance ? addDays(dayOf(createdAt), paymentDays) : null };
}

/**
 * The last day on which goods are set aside for whoever fetches and pays them, as it was promised; null: nothing was, a part of them is paid, or it
 * came to nothing.
 */
export function setAsideUntil(
  order: Pick<StoredOrder['order'], 'paymentMethodKey' | 'creditedAmount' | 'totalGross'> &
    Parameters<typeof heldUntil>[0],
): CalendarDay | null {
  const { paymentMethodKey, statusId, paidAmount, creditedAmount, totalGross } = order;
  const holdEndsAt = heldUntil(order);
  const isWaiting = orderStateOf(statusId) === 'clearedForDispatch' && paidAmount < totalGross - creditedAmount;
  if (holdEndsAt === null || !isWaiting || !paidWhenFetched.includes(paymentMethodKey)) return null;
  return addDays(dayOf(holdEndsAt), -1);
}

import type { Order } from '@mise/contract/orders/order.ts';
import { addDays, type CalendarDay } from '@mise/rules/calendar-day.ts';
import { orderStateOf } from '@mise/rules/order-state.ts';
import { dayOf } from '@mise/rules/shop-clock.ts';
import type { StoredOrder } from '../orders/find-order.ts';
import { behaviorOf, paidWhenFetched } from './payment-behavior.ts';

/**
 * Until when an order is to be paid, as it was promised when it was placed; null: nothing was. Where goods wait for the money their
 * hold ends with that day (`orders/end-hold.ts`).
 */
export function paymentTermOf({
  createdAt,
  paymentDays,
  paymentMethodKey,
}: Pick<StoredOrder['order'], 'createdAt' | 'paymentDays' | 'paymentMethodKey'>): Order['paymentTerm'] {
  if (paymentDays === null) return null;
  const isInAdvance = behaviorOf(paymentMethodKey).release === 'paid';
  return { days: paymentDays, until: isInAdvance ? addDays(dayOf(createdAt), paymentDays) : null };
}

/**
 * The last day on which goods are set aside for whoever fetches and pays them, as it was promised; null: nothing was, they are paid, or it came
 * to nothing.
 */
export function setAsideUntil({
  holdEndsAt,
  paymentMethodKey,
  statusId,
  paidAmount,
  creditedAmount,
  totalGross,
}: Pick<
  StoredOrder['order'],
  'holdEndsAt' | 'paymentMethodKey' | 'statusId' | 'paidAmount' | 'creditedAmount' | 'totalGross'
>): CalendarDay | null {
  const isWaiting = orderStateOf(statusId) === 'clearedForDispatch' && paidAmount < totalGross - creditedAmount;
  if (holdEndsAt === null || !isWaiting || !paidWhenFetched.includes(paymentMethodKey)) return null;
  return addDays(dayOf(holdEndsAt), -1);
}

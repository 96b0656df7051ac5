import type { Order } from '@mise/contract/orders/order.ts';
import { addDays } from '@mise/rules/calendar-day.ts';
import { dayOf } from '@mise/rules/shop-clock.ts';
import type { StoredOrder } from '../orders/find-order.ts';
import { behaviorOf } from './payment-behavior.ts';

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

import { orderStatusIds } from '@mise/rules/order-state.ts';
import type { order } from './tables.ts';

type Held = Pick<typeof order.$inferSelect, 'statusId' | 'holdEndsAt' | 'paidAmount' | 'giftCardAmount'>;

/** Until when the goods of an order are held for its money; null: without such an end, as where a part has come (docs/decisions/0020). */
export function heldUntil(order: Held): Date | null {
  return isHeldForRest(order) ? null : order.holdEndsAt;
}

/** Whether a part of its money has come, beside gift cards, so that it is held until the rest has: what was only prepared is called off all the same. */
export function isHeldForRest({
  statusId,
  paidAmount,
  giftCardAmount,
}: Pick<Held, 'statusId' | 'paidAmount' | 'giftCardAmount'>): boolean {
  return statusId !== orderStatusIds.prepared && paidAmount > giftCardAmount;
}

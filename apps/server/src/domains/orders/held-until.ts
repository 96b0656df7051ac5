import type { order } from './tables.ts';

type Held = Pick<typeof order.$inferSelect, 'holdEndsAt' | 'paidAmount' | 'giftCardAmount'>;

/** Until when the goods of an order are held for its money; null: without such an end, as where a part has come (docs/decisions/0020). */
export function heldUntil({ holdEndsAt, paidAmount, giftCardAmount }: Held): Date | null {
  return paidAmount > giftCardAmount ? null : holdEndsAt;
}

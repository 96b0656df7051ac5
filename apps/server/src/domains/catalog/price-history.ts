import type { UnitAmount } from '@mise/rules/money.ts';

/** What a price of a variation was from one moment until before another; null: it still is. Gross, in ten-thousandths. */
export type HeldPrice = {
  kind: 'default' | 'offer';
  minimumQuantity: number;
  amount: UnitAmount;
  heldFrom: Date;
  heldUntil: Date | null;
};

export const daysOfLowest = 30;

/**
 * The lowest price of the 30 days before an offer began (§ 11 PAngV, Article 6a of directive 98/6/EC): of all prices that a
 * quantity reached at any moment of them, offers that ended included. Null where nothing was sold in that time, so that
 * nothing can be called reduced. `paidFor` is what a customer of the class paid where a price was that amount.
 */
export function lowestOfThirtyDays(
  history: readonly HeldPrice[],
  offer: { beganAt: Date | null; quantity: number; paidFor: (held: HeldPrice) => UnitAmount },
): UnitAmount | null {
  const { beganAt, quantity, paidFor } = offer;
  if (beganAt === null) return null;
  const opensAt = new Date(beganAt.getTime() - daysOfLowest * 86_400_000);
  const entry = Math.min(...history.filter(({ kind }) => kind === 'default').map((held) => held.minimumQuantity));
  const amounts = history
    .filter(({ heldFrom, heldUntil }) => heldFrom < beganAt && (heldUntil === null || heldUntil > opensAt))
    .filter((held) => held.minimumQuantity <= quantity || (held.kind === 'default' && held.minimumQuantity === entry))
    .map(paidFor);
  return amounts.length === 0 ? null : Math.min(...amounts);
}

import type { Booked } from './ledger.ts';
import type { EntryKind } from './tables.ts';

type Entry = { kind: EntryKind; amount: number };

/** How an entry changes what the shop has of an order. */
const directions: Partial<Record<keyof Booked, 1 | -1>> = { captured: 1, refunded: -1, chargedBack: -1 };

/**
 * What of the entries was given back although it was owed, as for goods that came back: no provider says what a refund is for, so it is what was
 * no surplus, of an order that was paid. Less is owed since; should it come back, it is the buyer's all the same. `paid` and `owed`: before
 * the entries, in minor units.
 */
export function creditedAmount(entries: readonly Entry[], { paid, owed }: { paid: number; owed: number }): number {
  let kept = paid;
  let credited = 0;
  for (const { kind, amount } of entries) {
    const surplus = kept - (owed - credited);
    if (kind === 'refunded' && surplus >= 0) credited += Math.max(amount - surplus, 0);
    kept += amount * (directions[kind] ?? 0);
  }
  return credited;
}

import type { EntryKind } from './tables.ts';

type Entry = { kind: EntryKind; amount: number };

/**
 * What of the entries was given back although it was owed, as for goods that came back: no provider says what a refund is for, so it is what was
 * no surplus, of an order that was paid. Less is owed since; should it come back, it is the buyer's all the same. What came and went back before
 * the shop heard of either was no payment for anything; what the shop itself gave back (`own`) was too much, whatever has come or gone since.
 * `came`: what was not given back (`not-given-back.ts`). It and `owed` are those before the entries, which are news of one payment, in minor units.
 */
export function creditedAmount(
  entries: readonly Entry[],
  { came, owed, own }: { came: number; owed: number; own: number },
): number {
  const surplus = came - owed;
  // What is taken of an authorization was secured before.
  const taken = Math.max(sumOf(entries, 'captured') + sumOf(entries, 'authorized'), 0);
  const wentBack = sumOf(entries, 'refunded') - taken;
  return surplus < 0 ? 0 : Math.max(wentBack - Math.max(surplus, own), 0);
}

function sumOf(entries: readonly Entry[], wanted: EntryKind): number {
  return entries.reduce((sum, { kind, amount }) => (kind === wanted ? sum + amount : sum), 0);
}

import type { LedgerLine } from './ledger.ts';

/** What the ledger says of one payment so far, in minor units; `lost`: what was there and is gone, and nothing came in its place. */
type Known = { authorized: number; captured: number; chargedBack: number; lost: number };

/**
 * What has come of an order or was sure to come, less what was given back, in minor units. What a bank called back, or an authorization that ended, was
 * there when something else is given back, until other money takes its place; so was the share of a gift card that is not paid for any more. `lines`: the
 * ledger of the order, the oldest entry first; `total`: what the order comes to.
 */
export function notGivenBack(lines: readonly Omit<LedgerLine, 'id' | 'cameAt'>[], total: number): number {
  const payments = new Map<number, Known>();
  let kept = 0;
  for (const { paymentId, kind, amount } of lines) {
    if (kind === 'attempt') continue;
    if (kind === 'refunded') {
      kept -= amount;
      continue;
    }
    const known = payments.get(paymentId) ?? { authorized: 0, captured: 0, chargedBack: 0, lost: 0 };
    payments.set(paymentId, known);
    const before = securedOf(known);
    known[kind] += amount;
    const change = securedOf(known) - before;
    if (change < 0) {
      known.lost -= change;
    } else {
      const isBack = Math.min(change, known.lost);
      known.lost -= isBack;
      takePlace(payments.values(), Math.min(change - isBack, total - kept - isBack));
    }
    kept += change;
  }
  return kept + [...payments.values()].reduce((sum, { lost }) => sum + lost, 0);
}

function securedOf({ authorized, captured, chargedBack }: Known): number {
  return Math.max(authorized, captured) - chargedBack;
}

/** Money that came where there was less than the order comes to is in the place of what is gone. */
function takePlace(payments: Iterable<Known>, amount: number): void {
  let left = amount;
  for (const known of payments) {
    if (left <= 0) return;
    const replaced = Math.min(known.lost, left);
    known.lost -= replaced;
    left -= replaced;
  }
}

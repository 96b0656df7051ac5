import { and, gt, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { JsonRow } from '../../db/json.ts';
import type { priceFields } from './price-fields.ts';
import { priceHistory } from './tables/prices.ts';

type Price = JsonRow<typeof priceFields> & { variationId: number };

/**
 * Notes which prices ended and which began with a change. To be called in the transaction that made it, which holds the
 * prices. Manufacturers' prices have no history.
 */
export async function keepPriceHistory(
  tx: Queryable,
  { before, after }: { before: readonly Price[]; after: readonly Price[] },
): Promise<void> {
  const ended = without(before, after);
  const begun = without(after, before);
  // The clock, not the beginning of the transaction, which may have waited for the one that changed the price before it.
  const { rows } = await tx.execute<{ now: string | Date }>(sql`SELECT clock_timestamp() AS now`);
  const now = new Date(rows[0]?.now ?? Date.now());
  if (ended.length > 0) {
    const isEnded = isOneOf(ended);
    // What was still to begin never held.
    await tx.delete(priceHistory).where(and(isEnded, gte(priceHistory.heldFrom, now)));
    const held = or(isNull(priceHistory.heldUntil), gt(priceHistory.heldUntil, now));
    await tx
      .update(priceHistory)
      .set({ heldUntil: now })
      .where(and(isEnded, lt(priceHistory.heldFrom, now), held));
  }
  const rowsBegun = begun.flatMap((price) => historyRow(price, now));
  for (let start = 0; start < rowsBegun.length; start += rowsAStatement)
    await tx.insert(priceHistory).values(rowsBegun.slice(start, start + rowsAStatement));
}

const rowsAStatement = 1000;

type Recorded = Price & { kind: 'default' | 'offer' };

function without(prices: readonly Price[], others: readonly Price[]): Recorded[] {
  const known = new Set(others.map((price) => JSON.stringify(price)));
  return prices.filter(isRecorded).filter((price) => !known.has(JSON.stringify(price)));
}

function isRecorded(price: Price): price is Recorded {
  return price.kind !== 'recommended';
}

function isOneOf(prices: readonly Recorded[]): SQL {
  const column = (key: 'variationId' | 'kind' | 'minimumQuantity') => sql.param(prices.map((price) => price[key]));
  return sql`(${priceHistory.variationId}, ${priceHistory.kind}, ${priceHistory.minimumQuantity}) IN (
    SELECT * FROM unnest(${column('variationId')}::int[], ${column('kind')}::text[], ${column('minimumQuantity')}::int[]))`;
}

function historyRow(price: Recorded, now: Date): (typeof priceHistory.$inferInsert)[] {
  const { variationId, kind, minimumQuantity, amount } = price;
  const heldFrom = new Date(Math.max(now.getTime(), Date.parse(price.validFrom ?? '') || 0));
  const heldUntil = price.validUntil === null ? null : new Date(price.validUntil);
  if (heldUntil !== null && heldUntil <= heldFrom) return [];
  return [{ variationId, kind, minimumQuantity, amount, heldFrom, heldUntil }];
}

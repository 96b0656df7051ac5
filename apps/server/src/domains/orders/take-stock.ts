import { refusal } from '@mise/contract/refusal.ts';
import { formatPacks } from '@mise/rules/format-quantity.ts';
import type { Language } from '@mise/rules/languages.ts';
import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { jsonRow } from '../../db/json.ts';
import { stock, variation } from '../catalog/tables/variations.ts';
import { stockRules, visibleStock } from '../catalog/visible-stock.ts';
import type { StockDemand } from './order-draft.ts';

export type TakenStock = {
  /** How many of each oversold variation, or bundle of one, come later. */
  later: Map<number, number>;
  /** Variations of which pages now say something else. */
  changedVariationIds: number[];
};

/**
 * Takes what an order needs out of the stock, in two statements however many lines it has. The rows are locked in
 * ascending order of their variation, so that two orders never wait for each other in a circle. Short stock refuses the
 * whole order and says what is left.
 */
export async function takeStock(
  db: Transaction,
  { demand, language }: { demand: readonly StockDemand[]; language: Language },
): Promise<TakenStock> {
  const wanted = demand.filter(({ policy }) => policy !== 'unlimited');
  const ids = wanted.map(({ variationId }) => variationId);
  if (ids.length === 0) return { later: new Map(), changedVariationIds: [] };

  const rows = await db
    .select({ variationId: stock.variationId, quantity: stock.quantity, rules: jsonRow(stockRules) })
    .from(stock)
    .innerJoin(variation, eq(variation.id, stock.variationId))
    .where(inArray(stock.variationId, ids))
    .orderBy(asc(stock.variationId))
    .for('update', { of: stock });
  const left = new Map(rows.map(({ variationId, quantity }) => [variationId, quantity]));
  const short: { variationId: number; name: string; stock: number; sold: string }[] = [];
  const later = new Map<number, number>();
  for (const { variationId, name, pack, quantity, policy, soldAs } of wanted) {
    const before = left.get(variationId) ?? 0;
    const inStock = Math.max(before, 0);
    if (quantity <= inStock) continue;
    // What the buyer reads is about what was ordered: a bundle, not the component that is short.
    const ordered = soldAs ?? { variationId, pieces: 1 };
    const late = Math.ceil((quantity - inStock) / ordered.pieces);
    if (policy === 'limited') {
      const left = Math.floor(inStock / ordered.pieces);
      short.push({ variationId: ordered.variationId, name, stock: left, sold: formatPacks(left, pack, language) });
    } else {
      later.set(ordered.variationId, Math.max(later.get(ordered.variationId) ?? 0, late));
    }
  }
  if (short.length > 0) throw refusal('order.notEnoughStock', { cause: { items: short } });

  const taken = new Map(wanted.map(({ variationId, quantity }) => [variationId, quantity]));
  const quantities = [...taken.values()];
  await db
    .update(stock)
    .set({ quantity: sql`${stock.quantity} - taken.quantity` })
    .from(sql`unnest(${sql.param(ids)}::int[], ${sql.param(quantities)}::int[]) AS taken (variation_id, quantity)`)
    .where(eq(stock.variationId, sql`taken.variation_id`));
  const changed = rows.filter(({ variationId, quantity, rules }) => {
    const after = quantity - (taken.get(variationId) ?? 0);
    return visibleStock(rules, quantity) !== visibleStock(rules, after);
  });
  return { later, changedVariationIds: changed.map(({ variationId }) => variationId) };
}

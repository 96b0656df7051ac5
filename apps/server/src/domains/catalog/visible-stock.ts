import { fewPieces } from '@mise/contract/limits.ts';
import { type QuantityLimits, quantityRange } from '@mise/rules/quantity-range.ts';
import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type JsonRow, jsonRows } from '../../db/json.ts';
import { isInBundle } from './bundle-components.ts';
import { piecesTaken } from './stock-of.ts';
import { item } from './tables/items.ts';
import { bundleComponent, variation } from './tables/variations.ts';

const bundle = alias(variation, 'bundle');
const sibling = alias(variation, 'sibling');

const taken = piecesTaken({ variation: sibling, item });

/** SQL: what is sold out of its stock beside itself: bundles, and the others of an item that shares it, whose pages count it in themselves. */
const soldOutOfIt = sql`(
  SELECT ${bundleComponent.quantity} AS pieces, ${bundle.minimumOrderQuantity} AS minimum, ${bundle.intervalOrderQuantity} AS step, 1 AS shown
  FROM ${bundleComponent} JOIN ${variation} ${bundle} ON ${eq(bundle.itemId, bundleComponent.itemId)}
  WHERE ${isInBundle(variation)}
  UNION ALL
  SELECT ${taken}, ${sibling.minimumOrderQuantity}, ${sibling.intervalOrderQuantity}, ${taken}
  FROM ${item} JOIN ${variation} ${sibling} ON ${eq(sibling.itemId, item.id)}
  WHERE ${eq(item.id, variation.itemId)} AND ${item.sharesStock}
)`;

/** What decides what pages say of the stock of a variation; in a query that reads `variation`. */
export const stockRules = {
  stockPolicy: variation.stockPolicy,
  minimumOrderQuantity: variation.minimumOrderQuantity,
  intervalOrderQuantity: variation.intervalOrderQuantity,
  soldOutOfIt: jsonRows(
    {
      pieces: sql<number>`sold.pieces`,
      minimumOrderQuantity: sql<number>`sold.minimum`,
      intervalOrderQuantity: sql<number>`sold.step`,
      shown: sql<number>`sold.shown`,
    },
    sql`FROM ${soldOutOfIt} AS sold`,
  ),
};

/** What pages say of so many pieces: nothing, that it is sold out, or how few are left. */
export function visibleStock(rules: JsonRow<typeof stockRules>, quantity: number): 'enough' | number {
  const inOne = Math.max(1, ...rules.soldOutOfIt.map(({ shown }) => shown));
  if (rules.stockPolicy !== 'limited' || (quantity >= (fewPieces + 1) * inOne && quantity >= mostAtOnce(rules)))
    return 'enough';
  return Math.max(quantity, 0);
}

/** With fewer pieces in stock it, or a bundle with it, cannot be bought any more. */
function mostAtOnce({ soldOutOfIt: others, ...own }: JsonRow<typeof stockRules>): number {
  const smallest = (limits: QuantityLimits) => quantityRange(limits, null).minimum;
  return Math.max(smallest(own), ...others.map(({ pieces, ...limits }) => pieces * smallest(limits)));
}

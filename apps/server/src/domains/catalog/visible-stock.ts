import { fewPieces } from '@mise/contract/limits.ts';
import { type QuantityLimits, quantityRange } from '@mise/rules/quantity-range.ts';
import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type JsonRow, jsonRows } from '../../db/json.ts';
import { bundleComponent, variation } from './tables.ts';

const bundle = alias(variation, 'bundle');

/** What decides what pages say of the stock of a variation; in a query that reads `variation`. */
export const stockRules = {
  stockPolicy: variation.stockPolicy,
  minimumOrderQuantity: variation.minimumOrderQuantity,
  intervalOrderQuantity: variation.intervalOrderQuantity,
  /** The bundles that it is a component of. */
  inBundles: jsonRows(
    {
      pieces: bundleComponent.quantity,
      minimumOrderQuantity: bundle.minimumOrderQuantity,
      intervalOrderQuantity: bundle.intervalOrderQuantity,
    },
    sql`FROM ${bundleComponent} JOIN ${variation} ${bundle} ON ${eq(bundle.itemId, bundleComponent.itemId)}
      WHERE ${eq(bundleComponent.variationId, variation.id)}`,
  ),
};

/** What pages say of so many pieces: nothing, that it is sold out, or how few are left. */
export function visibleStock(rules: JsonRow<typeof stockRules>, quantity: number): 'enough' | number {
  if (rules.stockPolicy !== 'limited' || (quantity > fewPieces && quantity >= mostAtOnce(rules))) return 'enough';
  return Math.max(quantity, 0);
}

/** With fewer pieces in stock it, or a bundle with it, cannot be bought any more. */
function mostAtOnce({ inBundles, ...own }: JsonRow<typeof stockRules>): number {
  const smallest = (limits: QuantityLimits) => quantityRange(limits, null).minimum;
  return Math.max(smallest(own), ...inBundles.map(({ pieces, ...limits }) => pieces * smallest(limits)));
}

import { eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { bundleComponent, stock, variation } from './tables.ts';

/** SQL: how many bundles of item `i` the limited ones of its components make; null for anything else. */
export const bundlesFromComponents = sql`CASE WHEN i.type = 'set' THEN (
  SELECT min(greatest(cs.quantity, 0) / b.quantity) FROM bundle_component b
  JOIN variation c ON c.id = b.variation_id AND c.stock_policy = 'limited'
  JOIN stock cs ON cs.variation_id = c.id WHERE b.item_id = i.id
) END`;

export type ComponentDemand = {
  variationId: number;
  /** Pieces of the component. */
  quantity: number;
  policy: 'limited' | 'oversell' | 'unlimited';
  /** Pieces on hand. */
  stock: number;
  /** The bundle that they are sold in, and how many pieces of the component one holds. */
  soldAs: { variationId: number; pieces: number };
};

/** What selling bundles takes out of the stock of their components. One query. */
export async function bundleDemand(
  db: Queryable,
  bundles: readonly { itemId: number; variationId: number; quantity: number }[],
): Promise<ComponentDemand[]> {
  if (bundles.length === 0) return [];
  const parts = await db
    .select({
      itemId: bundleComponent.itemId,
      variationId: bundleComponent.variationId,
      quantity: bundleComponent.quantity,
      policy: variation.stockPolicy,
      stock: stock.quantity,
    })
    .from(bundleComponent)
    .innerJoin(variation, eq(variation.id, bundleComponent.variationId))
    .innerJoin(stock, eq(stock.variationId, variation.id))
    .where(
      inArray(
        bundleComponent.itemId,
        bundles.map(({ itemId }) => itemId),
      ),
    );
  return bundles.flatMap((bundle) =>
    parts
      .filter(({ itemId }) => itemId === bundle.itemId)
      .map(({ quantity, ...part }) => ({
        variationId: part.variationId,
        quantity: quantity * bundle.quantity,
        policy: part.policy,
        stock: part.stock,
        soldAs: { variationId: bundle.variationId, pieces: quantity },
      })),
  );
}

import { eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { bundleComponent, item, stock, variation } from './tables.ts';

const component = alias(variation, 'component');
const componentStock = alias(stock, 'component_stock');

/** SQL, in a query that reads `item`: how many bundles the limited ones of its components make; null for anything else. */
export const bundlesFromComponents = sql<number | null>`CASE WHEN ${eq(item.type, 'set')} THEN (
  SELECT min(greatest(${componentStock.quantity}, 0) / ${bundleComponent.quantity}) FROM ${bundleComponent}
  JOIN ${variation} ${component} ON ${eq(component.id, bundleComponent.variationId)} AND ${eq(component.stockPolicy, 'limited')}
  JOIN ${stock} ${componentStock} ON ${eq(componentStock.variationId, component.id)}
  WHERE ${eq(bundleComponent.itemId, item.id)}
) END`;

export type ComponentDemand = {
  variationId: number;
  /** Pieces of the component. */
  quantity: number;
  policy: 'limited' | 'oversell' | 'unlimited';
  /** Pieces on hand. */
  stock: number;
  restockOn: string | null;
  supplierDays: number | null;
  /** The bundle that they are sold in, and how many pieces of the component one holds. */
  soldAs: { variationId: number; pieces: number };
};

/** What selling bundles takes out of the stock of their components, a list for each bundle. One query. */
export async function bundleDemand(
  db: Queryable,
  bundles: readonly { itemId: number; variationId: number; quantity: number }[],
): Promise<ComponentDemand[][]> {
  if (bundles.length === 0) return [];
  const parts = await db
    .select({
      itemId: bundleComponent.itemId,
      variationId: bundleComponent.variationId,
      quantity: bundleComponent.quantity,
      policy: variation.stockPolicy,
      stock: stock.quantity,
      restockOn: variation.restockOn,
      supplierDays: variation.supplierDays,
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
  return bundles.map((bundle) =>
    parts
      .filter(({ itemId }) => itemId === bundle.itemId)
      .map(({ itemId: _, quantity, ...part }) => ({
        ...part,
        quantity: quantity * bundle.quantity,
        soldAs: { variationId: bundle.variationId, pieces: quantity },
      })),
  );
}

import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { bundleComponent, variation } from './tables.ts';

/** What selling bundles takes out of the stock of their components, under the name of the bundle. One query. */
export async function bundleDemand(
  db: Queryable,
  bundles: readonly { itemId: number; name: string; quantity: number }[],
): Promise<{ variationId: number; name: string; quantity: number; policy: 'limited' | 'oversell' | 'unlimited' }[]> {
  if (bundles.length === 0) return [];
  const parts = await db
    .select({
      itemId: bundleComponent.itemId,
      variationId: bundleComponent.variationId,
      quantity: bundleComponent.quantity,
      policy: variation.stockPolicy,
    })
    .from(bundleComponent)
    .innerJoin(variation, eq(variation.id, bundleComponent.variationId))
    .where(
      inArray(
        bundleComponent.itemId,
        bundles.map(({ itemId }) => itemId),
      ),
    );
  return bundles.flatMap((bundle) =>
    parts
      .filter(({ itemId }) => itemId === bundle.itemId)
      .map(({ variationId, quantity, policy }) => ({
        variationId,
        name: bundle.name,
        quantity: quantity * bundle.quantity,
        policy,
      })),
  );
}

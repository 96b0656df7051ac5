import type { Context } from '../../../context.ts';
import { endsAtOnce } from '../../../dependencies.ts';
import { perVersion } from '../per-version.ts';
import { referenceOf } from '../reference.ts';
import { buildFacetIndex } from './build-index.ts';
import type { FacetIndex, ShownItems } from './facet-index.ts';
import { hasItem } from './item-set.ts';

/** The index of this process. A large one may be a moment older than the catalogue; answers made from it then are not cached. */
export async function facetIndexOf({
  shop,
  now,
  dependencies,
}: Pick<Context, 'shop' | 'now' | 'dependencies'>): Promise<FacetIndex> {
  const { categories } = await referenceOf(shop);
  return perVersion(shop, 'facet-index', (db) => buildFacetIndex(db, categories, now), {
    isOutdated: ({ validUntil }) => validUntil !== null && validUntil <= now,
    onStale: () => endsAtOnce(dependencies),
  });
}

/** What lists show to whoever calls. */
export async function shownItemsOf(
  context: Pick<Context, 'shop' | 'now' | 'dependencies' | 'visitor'>,
): Promise<ShownItems> {
  const { shown } = await facetIndexOf(context);
  return (await context.visitor.isMember()) ? shown.members : shown.everyone;
}

/** Items of the index that are hidden from whoever calls: those that stand only in closed categories, from guests. */
export async function closedItemIdsOf(
  context: Pick<Context, 'shop' | 'now' | 'dependencies' | 'visitor'>,
): Promise<ReadonlySet<number>> {
  if (await context.visitor.isMember()) return new Set();
  const { itemIds, shown } = await facetIndexOf(context);
  return new Set(itemIds.filter((_, ordinal) => !hasItem(shown.everyone.items, ordinal)));
}

import type { Context } from '../../../context.ts';
import { endsAtOnce } from '../../../dependencies.ts';
import { perVersion } from '../per-version.ts';
import { referenceOf } from '../reference.ts';
import { buildFacetIndex } from './build-index.ts';
import type { FacetIndex, ShownItems } from './facet-index.ts';

/** The index of this process. A large one may be a moment older than the catalogue; answers made from it then are not cached. */
export async function facetIndexOf({
  shop,
  now,
  dependencies,
}: Pick<Context, 'shop' | 'now' | 'dependencies'>): Promise<FacetIndex> {
  const reference = await referenceOf(shop);
  return perVersion(shop, 'facet-index', (db) => buildFacetIndex(db, reference, now), {
    isOutdated: ({ validUntil }) => validUntil !== null && validUntil <= now,
    onStale: () => endsAtOnce(dependencies),
  });
}

type Caller = Pick<Context, 'shop' | 'now' | 'dependencies' | 'visitor'>;

/** What lists show to whoever calls. */
export async function shownItemsOf(context: Caller): Promise<ShownItems> {
  return shownOf(context, await facetIndexOf(context));
}

/** The same of an index that the caller holds. */
export async function shownOf({ visitor }: Pick<Caller, 'visitor'>, { shown }: FacetIndex): Promise<ShownItems> {
  return (await visitor.isMember()) ? shown.members : shown.everyone;
}

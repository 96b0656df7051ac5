import type { Context } from '../../../context.ts';
import { perVersion } from '../per-version.ts';
import { referenceOf } from '../reference.ts';
import { buildFacetIndex } from './build-index.ts';
import type { FacetIndex } from './facet-index.ts';

/** The index of this process, as new as the catalogue. */
export async function facetIndexOf({ shop, now }: Pick<Context, 'shop' | 'now'>): Promise<FacetIndex> {
  const { categories } = await referenceOf(shop);
  return perVersion(
    shop,
    'facet-index',
    (db) => buildFacetIndex(db, categories, now),
    ({ validUntil }) => validUntil !== null && validUntil <= now,
  );
}

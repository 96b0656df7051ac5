import { announceChange } from '../../db/changes.ts';
import type { Queryable } from '../../db/database.ts';
import { lockCatalog, touchCatalog } from './catalog-version.ts';
import { facetDefinitions } from './facet-index/facet-definitions.ts';
import { loadReference, type Reference } from './reference.ts';
import { filterPosition } from './tables/facets.ts';

/** What lists can be narrowed down by; `position` null: it follows those that have one, or it is an attribute and no filter. */
export type OrderedFilter = { filter: string; name: string; position: number | null };

/** In the order of lists, the attributes that are no filters last. */
export async function readFilterOrder(db: Queryable): Promise<OrderedFilter[]> {
  const reference = await loadReference(db);
  const withAll = { ...reference, filterPositions: withAttributes(reference) };
  return facetDefinitions(withAll, 'en')
    .filter(({ key }) => key !== 'feedback')
    .map(({ key, name }) => {
      const filter = typeof key === 'number' ? `facet-${key}` : key;
      return { filter, name, position: reference.filterPositions.get(filter) ?? null };
    });
}

/** The positions as they would be if every attribute was a filter, the others after all that has a place. */
function withAttributes({ attributes, filterPositions }: Reference): Map<string, number> {
  const missing = [...attributes.keys()]
    .map((id) => `attribute-${id}`)
    .filter((filter) => !filterPositions.has(filter));
  return new Map([
    ...filterPositions,
    ...missing.map((filter): [string, number] => [filter, Number.POSITIVE_INFINITY]),
  ]);
}

/** Sets the whole order. Answers the first filter that the shop does not know or that is named twice; null: it is done. */
export function setFilterOrder(db: Queryable, filters: readonly string[]): Promise<string | null> {
  return db.transaction(async (tx) => {
    await lockCatalog(tx);
    const known = new Set((await readFilterOrder(tx)).map(({ filter }) => filter));
    const wrong = filters.find((filter, index) => !known.has(filter) || filters.indexOf(filter) !== index);
    if (wrong !== undefined) return wrong;
    await tx.delete(filterPosition);
    if (filters.length > 0) {
      await tx.insert(filterPosition).values(filters.map((filter, index) => ({ filter, position: index + 1 })));
    }
    await touchCatalog(tx);
    await announceChange(tx, ['catalog']);
    return null;
  });
}

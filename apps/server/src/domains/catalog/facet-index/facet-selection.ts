import type { Reference } from '../reference.ts';
import type { FacetIndex } from './facet-index.ts';
import { type ItemSet, unite } from './item-set.ts';

/** The kinds of facets that every shop has; the merchant's own go by their id. */
export type FacetKey = 'feedback' | 'price' | 'availability' | 'producer' | number;

/** What a shopper chose: by facet, the items that fit any of the chosen values. */
export type FacetSelection = {
  sets: Map<FacetKey, ItemSet>;
  /** Ids of the chosen values as they stand in the address: "feedback-4", "manufacturer-12", "301". */
  ids: ReadonlySet<string>;
};

/** Reads the comma list of an address. Ids that the shop does not know are passed over: old links stay good. */
export function readFacetSelection(facets: string, index: FacetIndex, reference: Reference): FacetSelection {
  const chosen = new Map<FacetKey, ItemSet[]>();
  const ids = new Set<string>();
  for (const id of facets.split(',').map((part) => part.trim())) {
    const found = findValue(id, index, reference);
    if (!found) continue;
    ids.add(id);
    chosen.set(found.key, [...(chosen.get(found.key) ?? []), ...(found.set ? [found.set] : [])]);
  }
  return { sets: new Map([...chosen].map(([key, sets]) => [key, unite(index.size, sets)])), ids };
}

function findValue(id: string, index: FacetIndex, reference: Reference): { key: FacetKey; set?: ItemSet } | null {
  const [, kind = '', digits = ''] = /^(?:(feedback|availability|manufacturer)-)?(\d{1,9})$/.exec(id) ?? [];
  const number = Number(digits);
  if (digits === '') return null;
  if (kind === 'feedback') return number >= 1 && number <= 5 ? found('feedback', index.byRating, number) : null;
  if (kind === 'availability')
    return reference.availabilities.has(number) ? found('availability', index.byAvailability, number) : null;
  if (kind === 'manufacturer')
    return reference.manufacturers.has(number) ? found('producer', index.byManufacturer, number) : null;
  const value = reference.facetValues.get(number);
  return value ? found(value.facetId, index.byFacetValue, number) : null;
}

function found(key: FacetKey, sets: ReadonlyMap<number, ItemSet>, id: number): { key: FacetKey; set?: ItemSet } {
  const set = sets.get(id);
  return set ? { key, set } : { key };
}

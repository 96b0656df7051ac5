import type { Reference } from '../reference.ts';
import type { ChosenValues } from './attribute-index.ts';
import type { FacetIndex } from './facet-index.ts';
import { type ItemSet, unite } from './item-set.ts';

/** A facet: one that every shop has, one of the merchant's own by its id, or what variations differ in. */
export type FacetKey = 'feedback' | 'price' | 'availability' | 'producer' | number | AttributeKey;

export type AttributeKey = `attribute-${number}`;

/** What a shopper chose: by facet, the items that fit any of the chosen values. */
export type FacetSelection = {
  sets: Map<FacetKey, ItemSet>;
  /** The values that a variation must have, by attribute. */
  chosenValues: Map<AttributeKey, Set<number>>;
  /** Ids of the chosen values as they stand in the address: "feedback-4", "manufacturer-12", "value-903", "301". */
  ids: ReadonlySet<string>;
};

type Found = { key: FacetKey; set?: ItemSet | undefined; valueId?: number };

/** Reads the comma list of an address. Ids that the shop does not know are passed over: old links stay good. */
export function readFacetSelection(facets: string, index: FacetIndex, reference: Reference): FacetSelection {
  const chosen = new Map<FacetKey, ItemSet[]>();
  const chosenValues: FacetSelection['chosenValues'] = new Map();
  const ids = new Set<string>();
  for (const id of facets.split(',').map((part) => part.trim())) {
    const found = findValue(id, index, reference);
    if (!found) continue;
    ids.add(id);
    chosen.set(found.key, [...(chosen.get(found.key) ?? []), ...(found.set ? [found.set] : [])]);
    if (found.valueId === undefined || !isAttribute(found.key)) continue;
    chosenValues.set(found.key, (chosenValues.get(found.key) ?? new Set()).add(found.valueId));
  }
  return { sets: new Map([...chosen].map(([key, sets]) => [key, unite(index.size, sets)])), chosenValues, ids };
}

/** The values chosen in all attributes but one. */
export function valuesBeside({ chosenValues }: FacetSelection, except?: FacetKey): ChosenValues {
  return [...chosenValues].flatMap(([key, values]) => (key === except ? [] : [values]));
}

export function isAttribute(key: FacetKey): key is AttributeKey {
  return typeof key === 'string' && key.startsWith('attribute-');
}

function findValue(id: string, index: FacetIndex, reference: Reference): Found | null {
  const [, kind = '', digits = ''] = /^(?:(feedback|availability|manufacturer|value)-)?(\d{1,9})$/.exec(id) ?? [];
  const number = Number(digits);
  if (digits === '') return null;
  if (kind === 'feedback') {
    return number >= 1 && number <= 5 ? { key: 'feedback', set: index.byRating.get(number) } : null;
  }
  if (kind === 'availability') {
    return reference.availabilities.has(number) ? { key: 'availability', set: index.byAvailability.get(number) } : null;
  }
  if (kind === 'manufacturer') {
    return reference.manufacturers.has(number) ? { key: 'producer', set: index.byManufacturer.get(number) } : null;
  }
  if (kind === 'value') return findAttributeValue(number, index, reference);
  const value = reference.facetValues.get(number);
  return value ? { key: value.facetId, set: index.byFacetValue.get(number) } : null;
}

function findAttributeValue(valueId: number, { attributes }: FacetIndex, reference: Reference): Found | null {
  const value = reference.attributeValues.get(valueId);
  const key: AttributeKey = `attribute-${value?.attributeId ?? 0}`;
  return reference.filterPositions.has(key) ? { key, set: attributes.byValue.get(valueId), valueId } : null;
}

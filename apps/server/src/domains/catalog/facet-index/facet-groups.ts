import type { Filter, FilterGroup } from '@mise/contract/catalog/facet.ts';
import type { Language } from '@mise/rules/languages.ts';
import type { Reference } from '../reference.ts';
import { countValues, fittingItems, type ValueCounts } from './attribute-index.ts';
import { type FacetDefinition, facetDefinitions } from './facet-definitions.ts';
import type { FacetIndex } from './facet-index.ts';
import { type FacetKey, type FacetSelection, isAttribute, valuesBeside } from './facet-selection.ts';
import { countItems, hasCommon, type ItemSet, intersect } from './item-set.ts';
import { type Count, counterOf } from './memberships.ts';

/** What variations differ in is a filter of lists where at least one item in so many has it: depth says nothing of plates. */
const itemsPerFiltered = 20;

/** The items that fit everything that was chosen; `except` leaves one facet's choice out. */
export function narrow(index: FacetIndex, base: ItemSet, selection: FacetSelection, except?: FacetKey): ItemSet {
  let result = base;
  for (const [key, set] of selection.sets) if (key !== except) result = intersect(result, set);
  const chosen = valuesBeside(selection, except);
  return chosen.length > 1 ? fittingItems(index.attributes, result, chosen) : result;
}

type List = { base: ItemSet; selection: FacetSelection; language: Language };

/**
 * The facets of a list with their counts: how many items a value would show. Values of one facet widen the list, facets
 * narrow it: a facet's own counts do not depend on what was chosen in it. Values that the list does not have at all are
 * left out unless chosen; what is chosen elsewhere may leave a value without items, which then counts 0 and keeps its place.
 */
export function facetGroups(index: FacetIndex, reference: Reference, list: List): FilterGroup[] {
  const size = countItems(list.base);
  if (list.selection.sets.size === 0 && size === 0) return [];
  const countInBase = counterOf(index.memberships, list.base);
  const counting = openCounting(index, list, countInBase);
  const groups = facetDefinitions(reference, list.language).flatMap((definition): FilterGroup[] => {
    const { key, type, name } = definition;
    if (!isWorthwhile(definition, { index, list, size, count: countInBase })) return [];
    if (type === 'price') return [{ id: key, type, name, count: 0, values: [] }];
    const values = valuesOf(definition, { index, list, counting });
    return values.length === 0 ? [] : [{ id: key, type, name, count: values.length, values }];
  });
  return groups.map((entry, at) => ({ ...entry, position: at + 1 }));
}

type Within = { set: ItemSet; count: Count; valueCounts: ValueCounts };

/** The items in which the values of a facet are counted; most facets share them. */
function openCounting(index: FacetIndex, { base, selection }: List, countInBase: Count): (key: FacetKey) => Within {
  const within = (except?: FacetKey): Within => {
    const items = narrow(index, base, selection, except);
    const count = items === base ? countInBase : counterOf(index.memberships, items);
    const chosen = valuesBeside(selection, except);
    return { set: items, count, valueCounts: countValues(index.attributes, { items, count, chosen }) };
  };
  const narrowed = within();
  return (key) => (selection.sets.has(key) ? within(key) : narrowed);
}

/** Whether a facet can narrow the list down, or was chosen. */
function isWorthwhile(
  { key, values }: FacetDefinition,
  { index, list: { selection }, size, count }: { index: FacetIndex; list: List; size: number; count: Count },
): boolean {
  if (selection.sets.has(key)) return true;
  if (key === 'price') return size > 0;
  if (key === 'feedback') {
    const counts = values.map(({ number }) => countIn(index.byRating.get(number), count));
    return counts.some((rated) => rated > 0 && rated < size);
  }
  if (!isAttribute(key)) return true;
  const all = index.byAttribute.get(key);
  return all !== undefined && count(all) * itemsPerFiltered >= size;
}

function valuesOf(
  { key, values }: FacetDefinition,
  {
    index,
    list: { base, selection },
    counting,
  }: { index: FacetIndex; list: List; counting: (key: FacetKey) => Within },
): Filter[] {
  const { set, count, valueCounts } = counting(key);
  const sets = setsOf(key, index);
  return values.flatMap(({ id, number, name, position }) => {
    const ofValue = sets.get(number);
    const counted = isAttribute(key) ? valueCounts(number) : countIn(ofValue, count);
    const selected = selection.ids.has(id);
    // Whatever counts stands in the list: only of the others it has to be asked.
    const stands = counted > 0 || selected || (set !== base && ofValue !== undefined && hasCommon(ofValue, base));
    return stands ? [{ id, name, position, count: counted, selected }] : [];
  });
}

function countIn(ofValue: ItemSet | undefined, count: Count): number {
  return ofValue ? count(ofValue) : 0;
}

function setsOf(key: FacetKey, index: FacetIndex): ReadonlyMap<number, ItemSet> {
  if (key === 'feedback') return index.byRating;
  if (key === 'availability') return index.byAvailability;
  if (key === 'producer') return index.byManufacturer;
  return isAttribute(key) ? index.attributes.byValue : index.byFacetValue;
}

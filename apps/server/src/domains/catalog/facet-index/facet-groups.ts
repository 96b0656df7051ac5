import type { Filter, FilterGroup } from '@mise/contract/catalog/facet.ts';
import { inLanguage, type Language } from '@mise/rules/languages.ts';
import { translateInto } from '../../../texts/translate.ts';
import type { Reference } from '../reference.ts';
import type { FacetIndex } from './facet-index.ts';
import type { FacetKey, FacetSelection } from './facet-selection.ts';
import { countCommon, countItems, filledWords, hasCommon, type ItemSet, intersect } from './item-set.ts';

const allStars = [5, 4, 3, 2, 1];

type Value = { id: string; name: string; position: number; set: ItemSet | undefined };

/** The items that fit everything that was chosen; `except` leaves one facet's choice out. */
export function narrow(base: ItemSet, selection: FacetSelection, except?: FacetKey): ItemSet {
  let result = base;
  for (const [key, set] of selection.sets) if (key !== except) result = intersect(result, set);
  return result;
}

/**
 * The facets of a list with their counts: how many items a value would show. Values of one facet widen the list, facets
 * narrow it: a facet's own counts do not depend on what was chosen in it. Values that the list does not have at all are
 * left out unless chosen; what is chosen elsewhere may leave a value without items, which then counts 0 and keeps its place.
 */
export function facetGroups(
  index: FacetIndex,
  reference: Reference,
  list: { base: ItemSet; selection: FacetSelection; language: Language },
): FilterGroup[] {
  const { base, selection, language } = list;
  if (selection.sets.size === 0 && countItems(base) === 0) return [];
  const narrowed = narrow(base, selection);
  const filledOfNarrowed = filledWords(narrowed);
  const setFor = (key: FacetKey) => (selection.sets.has(key) ? narrow(base, selection, key) : narrowed);

  const group = (key: FacetKey, type: string, name: string, candidates: Value[]): FilterGroup[] => {
    const set = setFor(key);
    const words = set === narrowed ? filledOfNarrowed : filledWords(set);
    // Whatever counts stands in the list: only of the others it has to be asked.
    const stands = ({ id, set: ofValue }: Value, count = 0) =>
      count > 0 || selection.ids.has(id) || (set !== base && ofValue !== undefined && hasCommon(ofValue, base));
    const values = candidates.flatMap((value) => {
      const filter = filterOf(value, { set, words }, selection);
      return stands(value, filter.count) ? [filter] : [];
    });
    if (values.length === 0) return [];
    return [{ id: key, type, name, count: values.length, values }];
  };

  const groups = [
    ...group('feedback', 'feedback', translateInto(language)('facet.rating'), starValues(index, language)),
    ...priceGroup(base, language, selection.sets.has('price')),
    ...group(
      'availability',
      'availability',
      translateInto(language)('facet.availability'),
      availabilityValues(index, reference, language),
    ),
    ...group('producer', 'producer', translateInto(language)('facet.manufacturer'), producerValues(index, reference)),
    ...inOrder(reference.facets).flatMap((facet) =>
      group(
        facet.id,
        'dynamic',
        inLanguage(facet.names, language),
        dynamicValues(index, reference, facet.id, language),
      ),
    ),
  ];
  return groups.map((entry, at) => ({ ...entry, position: at + 1 }));
}

type Within = { set: ItemSet; words: Int32Array };

function filterOf({ id, name, position, set }: Value, within: Within, selection: FacetSelection): Filter {
  const count = set ? countCommon(set, within.set, within.words) : 0;
  return { id, name, position, count, selected: selection.ids.has(id) };
}

/** A price range has no values: it is asked for by priceMin and priceMax. */
function priceGroup(base: ItemSet, language: Language, isSelected: boolean): FilterGroup[] {
  if (!isSelected && countItems(base) === 0) return [];
  return [{ id: 'price', type: 'price', name: translateInto(language)('facet.price'), count: 0, values: [] }];
}

function starValues(index: FacetIndex, language: Language): Value[] {
  return allStars.map((stars, position) => ({
    id: `feedback-${stars}`,
    name: translateInto(language)('facet.stars', { stars }),
    position,
    set: index.byRating.get(stars),
  }));
}

function availabilityValues(index: FacetIndex, reference: Reference, language: Language): Value[] {
  return [...reference.availabilities.values()]
    .sort((a, b) => a.id - b.id)
    .map(({ id, names: itsNames }) => ({
      id: `availability-${id}`,
      name: inLanguage(itsNames, language),
      position: id,
      set: index.byAvailability.get(id),
    }));
}

function producerValues(index: FacetIndex, reference: Reference): Value[] {
  return inOrder(reference.manufacturers).map(({ id, externalName, position }) => ({
    id: `manufacturer-${id}`,
    name: externalName,
    position,
    set: index.byManufacturer.get(id),
  }));
}

function dynamicValues(index: FacetIndex, reference: Reference, facetId: number, language: Language): Value[] {
  return inOrder(reference.facetValues)
    .filter((value) => value.facetId === facetId)
    .map(({ id, names: itsNames, position }) => ({
      id: String(id),
      name: inLanguage(itsNames, language),
      position,
      set: index.byFacetValue.get(id),
    }));
}

type Ordered = { id: number; position: number };

/** Reference data is replaced and never changed. */
const orders = new WeakMap<ReadonlyMap<number, Ordered>, Ordered[]>();

function inOrder<Row extends Ordered>(rows: ReadonlyMap<number, Row>): Row[] {
  const known = orders.get(rows) ?? [...rows.values()].sort((a, b) => a.position - b.position || a.id - b.id);
  orders.set(rows, known);
  return known as Row[];
}

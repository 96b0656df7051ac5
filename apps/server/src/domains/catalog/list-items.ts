import type { FilterGroup } from '@mise/contract/catalog/facet.ts';
import { type SortValue, sortValues } from '@mise/contract/catalog/sort.ts';
import type { Language } from '@mise/rules/languages.ts';
import type { Context } from '../../context.ts';
import type { ChosenValues } from './facet-index/attribute-index.ts';
import { facetIndexOf, shownOf } from './facet-index/current-index.ts';
import { facetGroups, narrow } from './facet-index/facet-groups.ts';
import type { FacetIndex } from './facet-index/facet-index.ts';
import { type FacetSelection, readFacetSelection, valuesBeside } from './facet-index/facet-selection.ts';
import { countItems, hasItem, type ItemSet, intersect, itemSetOf } from './facet-index/item-set.ts';
import { itemsInPriceRange } from './facet-index/price-range.ts';
import { priceOrder, shownAmounts } from './facet-index/shown-prices.ts';
import { type PriceClass, type PriceView, priceViewOf } from './price-view.ts';
import { type Reference, referenceOf } from './reference.ts';
import type { Ranking } from './search/rank.ts';

/** What narrows and pages a list; the criteria that getFacet and getSearch share. */
export type ListCriteria = {
  /** From 1. */
  page: number;
  itemsPerPage: number;
  sort?: string | undefined;
  facets?: string | undefined;
  priceMin?: number | undefined;
  priceMax?: number | undefined;
};

/** What a list is made of, before a shopper narrows it. */
export type ListSource = {
  /** Items in all of these sets. */
  within: ((index: FacetIndex) => ItemSet)[];
  /** Only these items, and in this order unless another is asked for. */
  ranked?: readonly number[];
  /** Or those that a search found in an index, the best first. */
  found?: { index: FacetIndex; ranking: Ranking };
};

/** A page of a list. Beyond the last page it has no items; the total is that of the narrowed list all the same. */
type ItemList = { itemIds: number[]; total: number; facets: FilterGroup[]; chosenValues: ChosenValues };

/** No database is asked: everything is read from the index of the process. */
export async function listItems(
  context: Context,
  source: ListSource,
  criteria: ListCriteria,
  customerClass: PriceClass,
): Promise<ItemList> {
  const index = source.found?.index ?? (await facetIndexOf(context));
  const reference = await referenceOf(context.shop);
  const ranking = source.found?.ranking;
  const ranked = source.ranked && ordinalsOf(index, source.ranked);
  const { items: shown } = await shownOf(context, index);
  const sets = source.within.map((setIn) => setIn(index));
  const named = ranking?.items ?? (ranked && itemSetOf(index.size, ranked));
  const base = named ? sets.reduce(intersect, intersect(shown, named)) : baseOf(shown, sets);

  const selection = readFacetSelection(criteria.facets ?? '', index, reference);
  const { priceMin: min, priceMax: max } = criteria;
  const view = await priceViewOf(context.shop, customerClass);
  const chosenValues = valuesBeside(selection);
  const amounts = once(() =>
    shownAmounts(index, view, { items: narrow(index, base, selection), chosen: chosenValues }),
  );
  if (min !== undefined || max !== undefined) selection.sets.set('price', itemsInPriceRange(amounts(), { min, max }));

  const narrowed = narrow(index, base, selection);
  const sort = sortValues.find((value) => value === criteria.sort);
  const ordered = () => ordinalsBy(sort ?? 'position', { index, view, amounts, language: context.language });
  const skip = (criteria.page - 1) * criteria.itemsPerPage;
  const ordinals =
    ranking && !sort
      ? ranking.best({ skip, count: criteria.itemsPerPage }, narrowed)
      : pageOf((!sort && ranked) || ordered(), narrowed, { skip, count: criteria.itemsPerPage });
  return {
    itemIds: Array.from(ordinals, (ordinal) => index.itemIds[ordinal] ?? 0),
    total: countItems(narrowed),
    facets: facetsOf(index, reference, { base, selection, language: context.language }),
    chosenValues,
  };
}

const keptBases = new WeakMap<ItemSet, WeakMap<ItemSet, ItemSet>>();

/** What is shown of the items in all sets. That of a set of the index, such as a category, is the same set each time. */
function baseOf(shown: ItemSet, sets: readonly ItemSet[]): ItemSet {
  const [only, ...others] = sets;
  if (!only) return shown;
  if (others.length > 0) return sets.reduce(intersect, shown);
  const bases = keptBases.get(shown) ?? new WeakMap<ItemSet, ItemSet>();
  keptBases.set(shown, bases);
  const base = bases.get(only) ?? intersect(shown, only);
  bases.set(only, base);
  return base;
}

type KeptFacets = { reference: Reference; byLanguage: Map<Language, FilterGroup[]> };

const keptFacets = new WeakMap<ItemSet, KeptFacets>();

/** Facets of a list in which nothing was chosen are counted once as long as the list is the same set, and nothing was renamed. */
function facetsOf(
  index: FacetIndex,
  reference: Reference,
  list: { base: ItemSet; selection: FacetSelection; language: Language },
): FilterGroup[] {
  if (list.selection.sets.size > 0) return facetGroups(index, reference, list);
  const before = keptFacets.get(list.base);
  const { byLanguage } = before?.reference === reference ? before : { byLanguage: new Map<Language, FilterGroup[]>() };
  const facets = byLanguage.get(list.language) ?? facetGroups(index, reference, list);
  byLanguage.set(list.language, facets);
  keptFacets.set(list.base, { reference, byLanguage });
  return facets;
}

function ordinalsOf(index: FacetIndex, itemIds: readonly number[]): number[] {
  const ordinals: number[] = [];
  for (const id of itemIds) {
    const ordinal = index.ordinalOf.get(id);
    if (ordinal !== undefined) ordinals.push(ordinal);
  }
  return ordinals;
}

function ordinalsBy(
  sort: SortValue | 'position',
  {
    index,
    view,
    amounts,
    language,
  }: { index: FacetIndex; view: PriceView; amounts: () => Float64Array; language: Language },
): Int32Array {
  if (sort !== 'sorting.price.avg_asc' && sort !== 'sorting.price.avg_desc') return index.orders[sort][language];
  return priceOrder(index, view, { isDown: sort === 'sorting.price.avg_desc', language, amounts: amounts() });
}

function pageOf(ordinals: ArrayLike<number>, set: ItemSet, { skip, count }: { skip: number; count: number }): number[] {
  const found: number[] = [];
  let toSkip = skip;
  for (let at = 0; at < ordinals.length && found.length < count; at++) {
    const ordinal = ordinals[at] ?? 0;
    if (!hasItem(set, ordinal)) continue;
    if (toSkip > 0) toSkip -= 1;
    else found.push(ordinal);
  }
  return found;
}

/** Most lists ask for no price. */
function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

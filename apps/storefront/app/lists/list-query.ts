import { type SortValue, sortValues } from '@mise/contract/catalog/sort.ts';
import { defaultItemsPerPage, itemsPerPageOptions } from '@mise/contract/limits.ts';
import { withQuery } from '@mise/rules/path-to.ts';
import { readAmount } from '../format/read-amount.ts';
import type { Locale } from '../page/locale.ts';

/** What the address of a list says: page, order, length, filters. `sort` undefined is the order of the shop. */
export type ListQuery = {
  page: number;
  itemsPerPage: number;
  sort: SortValue | undefined;
  /** Ids of the chosen values, in the order of the alphabet: a choice has one address. */
  facets: string[];
  /** In the major unit. Two that contradict each other stay, so that the form can show them; the shop is not asked. */
  priceMin: number | undefined;
  priceMax: number | undefined;
};

/** Ids as the back end knows them; one that is written in any other way is nobody's. */
const facetId = /^(?:(?:feedback|availability|manufacturer|value)-)?[1-9]\d{0,8}$/;

/** The range of prices, where a filter has an id. */
export const priceFilter = 'price';

/** Characters that the operation takes of a term. */
const longestTerm = 200;

/** More values than anybody chooses. */
const mostFacets = 20;

/**
 * Reads an address; what makes no sense counts as not said. Amounts are read as the reader of the page writes them, since a
 * form without scripts sends what was typed.
 */
export function readListQuery(parameters: URLSearchParams, locale: Locale): ListQuery {
  const itemsPerPage = Number(parameters.get('itemsPerPage'));
  return {
    page: readPage(parameters),
    itemsPerPage: itemsPerPageOptions.find((option) => option === itemsPerPage) ?? defaultItemsPerPage,
    sort: sortValues.find((value) => value === parameters.get('sort')),
    facets: readFacets(parameters.getAll('facets').join()),
    priceMin: readAmount(parameters.get('priceMin') ?? '', locale),
    priceMax: readAmount(parameters.get('priceMax') ?? '', locale),
  };
}

/** Which page of a list; the first where that makes no sense. */
export function readPage(parameters: URLSearchParams): number {
  const page = parameters.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
}

function readFacets(text: string): string[] {
  return [...new Set(text.split(',').filter((id) => facetId.test(id)))].slice(0, mostFacets).sort();
}

/** What is searched for. */
export function readTerm(parameters: URLSearchParams): string {
  return (parameters.get('term') ?? '').trim().slice(0, longestTerm);
}

/** The address of a list; what is usual is not written. */
export function listAddress(path: string, query: ListQuery, term?: string): string {
  const { page, itemsPerPage, sort, facets, priceMin, priceMax } = query;
  return withQuery(path, {
    term,
    facets: facets.join(),
    priceMin,
    priceMax,
    sort,
    itemsPerPage: itemsPerPage === defaultItemsPerPage ? undefined : itemsPerPage,
    page: page === 1 ? undefined : page,
  });
}

/** The same list with one value more or less, from its beginning. */
export function toggleFacet(query: ListQuery, id: string): ListQuery {
  const { facets } = query;
  return withFacets(query, facets.includes(id) ? facets.filter((each) => each !== id) : [...facets, id]);
}

export function withFacets(query: ListQuery, facets: readonly string[]): ListQuery {
  return { ...query, page: 1, facets: readFacets(facets.join()) };
}

/** Takes back one filter: a value by its id, or the range of prices. */
export function withoutFilter(query: ListQuery, id: string): ListQuery {
  if (id === priceFilter) return { ...query, page: 1, priceMin: undefined, priceMax: undefined };
  return withFacets(
    query,
    query.facets.filter((each) => each !== id),
  );
}

/** The whole list, in the order and length that were chosen. */
export function withoutFilters(query: ListQuery): ListQuery {
  return withoutFilter(withFacets(query, []), priceFilter);
}

/** A lower bound above the upper one: nothing can lie between them. */
export function isContradiction({ priceMin, priceMax }: Pick<ListQuery, 'priceMin' | 'priceMax'>): boolean {
  return priceMin !== undefined && priceMax !== undefined && priceMin > priceMax;
}

/** How many filters narrow the list down; a range of prices is one. */
export function countFilters(query: ListQuery): number {
  const { facets, priceMin, priceMax } = query;
  const hasRange = priceMin !== undefined || priceMax !== undefined;
  return facets.length + (hasRange && !isContradiction(query) ? 1 : 0);
}

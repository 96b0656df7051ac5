import type { I18n } from '@lingui/core';
import type { FilterGroup } from '@mise/contract/catalog/facet.ts';
import type { Product } from '@mise/contract/catalog/product.ts';
import { type ListQuery, listAddress } from '../lists/list-query.ts';
import type { Locale } from '../page/locale.ts';
import { type ListFilters, toListFilters } from './list-filters.ts';
import { type ProductCard, toProductCard } from './product-card.ts';

/** One page of products, with what is needed to ask for another. */
export type ProductList = {
  cards: ProductCard[];
  total: number;
  lastPage: number;
  query: ListQuery;
  /** Path of the list, in the language of the page; the query is appended to it. */
  path: string;
  /** The search term, in a search. */
  term?: string;
  filters: ListFilters;
  /** Where nothing fits all filters: which of them to take back (id of a set filter), and how many items fit then. */
  waysOut: WayOut[];
};

export type WayOut = { id: string; total: number };

/** What getFacet and getSearch both answer. */
export type ListAnswer = { products: Product[]; facets: FilterGroup[]; pagination: { totals: number } };

type ListInput = { answer: ListAnswer; query: ListQuery; path: string; term?: string | undefined };

export function toProductList(
  { answer: { products, facets, pagination }, query, path, term }: ListInput,
  { i18n, locale }: { i18n: I18n; locale: Locale },
): ProductList {
  return {
    cards: products.map((product) => toProductCard(product, locale)),
    total: pagination.totals,
    lastPage: Math.max(1, Math.ceil(pagination.totals / query.itemsPerPage)),
    query,
    path,
    ...(term !== undefined && { term }),
    filters: toListFilters({ facets, query, products, total: pagination.totals }, { i18n, locale }),
    waysOut: [],
  };
}

/** Where an address asks for a page or a value that the list does not have: what it should have asked for. Else null. */
export function betterQuery({ query, lastPage, filters }: ProductList): ListQuery | null {
  const known = query.facets.filter((id) => filters.set.some((filter) => filter.id === id));
  if (known.length < query.facets.length) return { ...query, page: 1, facets: known };
  return query.page > lastPage ? { ...query, page: lastPage } : null;
}

/** Addresses of the pages beside this one, for its head. */
export function neighborPages({ query, lastPage, path, term }: ProductList): { previous?: string; next?: string } {
  const at = (page: number) => listAddress(path, { ...query, page }, term);
  return {
    ...(query.page > 1 && { previous: at(query.page - 1) }),
    ...(query.page < lastPage && { next: at(query.page + 1) }),
  };
}

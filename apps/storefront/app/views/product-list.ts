import type { Product } from '@mise/contract/catalog/product.ts';
import { type ListQuery, listAddress } from '../lib/list-query.ts';
import type { Locale } from '../lib/locale.ts';
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
};

type ListInput = { products: readonly Product[]; total: number; query: ListQuery; path: string; term?: string };

export function toProductList({ products, total, query, path, term }: ListInput, locale: Locale): ProductList {
  return {
    cards: products.map((product) => toProductCard(product, locale)),
    total,
    lastPage: Math.max(1, Math.ceil(total / query.itemsPerPage)),
    query,
    path,
    ...(term !== undefined && { term }),
  };
}

/** Addresses of the pages beside this one, for its head. */
export function neighborPages({ query, lastPage, path, term }: ProductList): { previous?: string; next?: string } {
  const at = (page: number) => listAddress(path, { ...query, page }, term);
  return {
    ...(query.page > 1 && { previous: at(query.page - 1) }),
    ...(query.page < lastPage && { next: at(query.page + 1) }),
  };
}

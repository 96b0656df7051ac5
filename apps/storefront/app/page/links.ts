import type { LegalPage } from './legal-pages.ts';
import { type Locale, localized } from './locale.ts';

/** What of a product its address is made of: `texts.urlPath`, `item.id`, `variation.id`. */
export type ProductAddress = { urlPath: string; itemId: number; variationId: number };

export type SearchQuery = { term?: string; page?: number; sort?: string; itemsPerPage?: number };

/**
 * Every link of the shop: no address is written anywhere else. The language comes first, then what the page needs.
 * `pathTo.category` takes the chain of slugs from the root ("geschirr/flache-teller").
 */
export const pathTo = {
  home: (locale: Locale) => localized(locale, '/'),
  category: (locale: Locale, slugs: string) => localized(locale, `/${trimSlashes(slugs)}`),
  product: (locale: Locale, { urlPath, itemId, variationId }: ProductAddress) =>
    localized(locale, `/${trimSlashes(urlPath)}_${itemId}_${variationId}`),
  search: (locale: Locale, query: SearchQuery = {}) => withQuery(localized(locale, '/search'), query),
  cart: (locale: Locale) => localized(locale, '/cart'),
  checkout: (locale: Locale) => localized(locale, '/checkout'),
  confirmation: (locale: Locale, orderId: number, accessKey: string) =>
    localized(locale, `/confirmation/${orderId}/${accessKey}`),
  legal: (locale: Locale, page: LegalPage) => localized(locale, `/${page}`),
  tag: (locale: Locale, slug: string) => localized(locale, `/tag/${slug}`),
  readonlyCheckout: (locale: Locale) => localized(locale, '/readonly-checkout'),
  shipping: (locale: Locale) => localized(locale, '/shipping'),
};

/** Appends a query in the order given; what is undefined or '' is left out. */
export function withQuery(path: string, query: Record<string, string | number | undefined>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') parameters.append(name, String(value));
  }
  // A comma needs no code there: lists of ids stay readable.
  const text = parameters.toString().replaceAll('%2C', ',');
  return text === '' ? path : `${path}?${text}`;
}

function trimSlashes(path: string): string {
  return path.replace(/^\/+|\/+$/g, '');
}

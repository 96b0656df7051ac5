import { sortValues } from '@mise/contract/catalog/sort.ts';
import { defaultItemsPerPage, itemsPerPageOptions } from '@mise/contract/limits.ts';
import { readCatalogAddress } from '../../app/lib/catalog-address.ts';
import { withoutLocale } from '../../app/lib/locale.ts';
import { pagePath } from '../page-path.ts';

const price = /^\d{1,7}(?:[.,]\d{1,4})?$/;

/**
 * Query parameters that change a list, in the order in which they stand in a key, and whether a value says anything: what
 * is usual or makes no sense gives the same page as nothing, and is ignored like a parameter that nobody knows.
 */
const listParameters: Record<string, (value: string) => boolean> = {
  sort: (value) => sortValues.some((known) => known === value),
  itemsPerPage: (value) =>
    Number(value) !== defaultItemsPerPage && itemsPerPageOptions.some((option) => String(option) === value),
  page: (value) => /^[1-9]\d{0,4}$/.test(value) && value !== '1',
  facets: (value) => /^[\w-]{1,40}(?:,[\w-]{1,40}){0,19}$/.test(value),
  priceMin: (value) => price.test(value),
  priceMax: (value) => price.test(value),
};

/** Addresses whose page is a list; any other page knows no parameters. */
const listRoute = /:(?:catalog|tag)$/;

/** A list that is narrowed down further than this is asked for once and not kept. */
const mostFilters = 2;

/** The key of a known address: build, prices, path (with its language), parameters. Null for one not worth keeping. */
export function pageKey(page: { build: string; url: URL; customerClassId: number }): string | null {
  const { searchParams, pathname, search } = page.url;
  if (countFilters(searchParams) > mostFilters) return null;
  return `${page.build} ${page.customerClassId} ${pathname}${search}`;
}

/**
 * The address with what its page may depend on and nothing else, in one order: ones made up by whoever asks (utm_source,
 * x=1) make no page of their own. `routes`: ids of the routes that the path leads to.
 */
export function knownAddress(url: URL, routes: readonly string[]): URL {
  if (url.search === '') return url;
  const known = new URL(url.pathname, url);
  if (isList(url, routes)) {
    for (const [name, isKnown] of Object.entries(listParameters)) {
      const value = url.searchParams.get(name);
      if (value !== null && isKnown(value)) known.searchParams.set(name, value);
    }
  }
  const wanted = wantedRoutes(url, routes);
  if (wanted !== null) known.searchParams.set('_routes', wanted);
  return known;
}

function isList(url: URL, routes: readonly string[]): boolean {
  if (!routes.some((id) => listRoute.test(id))) return false;
  return readCatalogAddress(withoutLocale(pagePath(url)).slice(1)).kind === 'category';
}

/** The router asks for the data of some of a page's routes only (`_routes`). Null: of all. */
function wantedRoutes({ pathname, searchParams }: URL, routes: readonly string[]): string | null {
  if (!pathname.endsWith('.data')) return null;
  const asked = searchParams.get('_routes')?.split(',') ?? [];
  const wanted = routes.filter((id) => asked.includes(id));
  return wanted.length === 0 || wanted.length === routes.length ? null : wanted.join(',');
}

function countFilters(parameters: URLSearchParams): number {
  const facets = (parameters.get('facets') ?? '').split(',').filter((id) => id !== '').length;
  const prices = parameters.get('priceMin') || parameters.get('priceMax') ? 1 : 0;
  return facets + prices;
}

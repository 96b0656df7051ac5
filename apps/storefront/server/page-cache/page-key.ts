import { readCatalogAddress } from '@mise/rules/catalog-address.ts';
import { languageOf, withoutLanguage } from '@mise/rules/localized.ts';
import { type PriceGroup, priceGroupKey } from '@mise/server/domains/customers/price-group.ts';
import { countFilters, listAddress, readListQuery, readTerm } from '../../app/lists/list-query.ts';
import type { Parameters } from '../../app/pages.ts';
import { pagePath } from '../page-path.ts';

/** A page that may be kept: which of its parameters count, and the ids of the routes that its address leads to. */
export type KnownPage = { parameters: Parameters; routes: readonly string[] };

/** A list that is narrowed down further than this is asked for once and not kept. */
const mostFilters = 2;

/** The key of a known address: build, prices, path (with its language), parameters. Null for one not worth keeping. */
export function pageKey(page: { build: string; url: URL; group: PriceGroup }): string | null {
  const { searchParams, pathname, search } = page.url;
  if (countFilters(readListQuery(searchParams, languageOf(pathname))) > mostFilters) return null;
  return `${page.build} ${priceGroupKey(page.group)} ${pathname}${search}`;
}

/**
 * The address with what its page may depend on and nothing else, written as the page itself would write it: parameters
 * made up by whoever asks (utm_source, x=1), values that say nothing, other orders of the same ids and other spellings of a
 * path make no page of their own.
 */
export function knownAddress(asked: URL, page: KnownPage): URL {
  const url = inOneSpelling(asked);
  if (url.search === '') return url;
  const known = new URL(isList(url, page.parameters) ? knownList(url, page.parameters) : url.pathname, url);
  const wanted = wantedRoutes(url, page.routes);
  if (wanted !== null) known.searchParams.set('_routes', wanted);
  return known;
}

/** Capitals lead documents to their right address before (`canonical-address.ts`), which the data of pages is asked for at as it is. */
function inOneSpelling(url: URL): URL {
  const pathname = url.pathname.replace(/%[\da-f]{2}|[^%]+/gi, (part) =>
    part.startsWith('%') ? part.toUpperCase() : part.toLowerCase(),
  );
  return pathname === url.pathname ? url : Object.assign(new URL(url), { pathname });
}

function knownList({ pathname, searchParams }: URL, parameters: Parameters): string {
  const term = parameters === 'search' ? readTerm(searchParams) : undefined;
  return listAddress(pathname, readListQuery(searchParams, languageOf(pathname)), term);
}

function isList(url: URL, parameters: Parameters): boolean {
  if (parameters !== 'category') return parameters !== 'none';
  return readCatalogAddress(withoutLanguage(pagePath(url)).slice(1)).kind === 'category';
}

/** The router asks for the data of some of a page's routes only (`_routes`). Null: of all. */
function wantedRoutes({ pathname, searchParams }: URL, routes: readonly string[]): string | null {
  if (!pathname.endsWith('.data')) return null;
  const asked = searchParams.get('_routes')?.split(',') ?? [];
  const wanted = routes.filter((id) => asked.includes(id));
  return wanted.length === 0 || wanted.length === routes.length ? null : wanted.join(',');
}

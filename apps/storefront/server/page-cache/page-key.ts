/** Query parameters that change a page, in the order in which they stand in a key; any other is ignored. */
const knownParameters = ['sort', 'itemsPerPage', 'page', 'facets', 'priceMin', 'priceMax', '_routes'] as const;

/** A list that is narrowed down further than this is asked for once and not kept. */
const mostFilters = 2;

/**
 * The key of a page: build, path (with its language), prices, known parameters. Null for one that is not worth keeping.
 * Ones made up by whoever asks (utm_source, x=1) make no key of their own.
 */
export function pageKey(page: { build: string; url: URL; customerClassId: number }): string | null {
  const { searchParams, pathname } = page.url;
  if (countFilters(searchParams) > mostFilters) return null;
  const parameters = knownParameters.flatMap((name) => {
    const value = searchParams.get(name);
    return value === null || value === '' ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  return `${page.build} ${page.customerClassId} ${pathname}?${parameters.join('&')}`;
}

/** The address with its known parameters only, in their order: what a page may depend on. */
export function knownAddress(url: URL): URL {
  const known = new URL(url.pathname, url);
  for (const name of knownParameters) {
    const value = url.searchParams.get(name);
    if (value !== null && value !== '') known.searchParams.set(name, value);
  }
  return known;
}

function countFilters(parameters: URLSearchParams): number {
  const facets = (parameters.get('facets') ?? '').split(',').filter((id) => id !== '').length;
  const prices = parameters.get('priceMin') || parameters.get('priceMax') ? 1 : 0;
  return facets + prices;
}

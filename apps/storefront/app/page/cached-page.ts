/**
 * The `headers` export of a route whose page is the same for every visitor: `export { cachedPage as headers }`. The
 * browser asks again each time and is told by entity tag that nothing changed; a cache in front keeps it for a minute.
 */
export function cachedPage(): HeadersInit {
  return { 'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=900' };
}

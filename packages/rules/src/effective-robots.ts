/**
 * What search engines may do with a page: what it says itself, or else what the shop says of all pages. `all` is the value of
 * pages whose owner chose nothing, so it gives way too: a shop that is set to `noindex` is found nowhere.
 */
export function effectiveRobots(own: string | undefined, shop: string): string {
  return !own || own === 'all' ? shop : own;
}

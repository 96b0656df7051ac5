import { matchRoutes, type RouteObject } from 'react-router';
import type { PagesBuild } from '../build.ts';

/** The router takes longer to find the route of a path than a kept page to be sent: so many answers are remembered. */
const mostPaths = 10_000;
/** No page of the shop has a longer one. */
const longestPath = 1000;

/**
 * The routes that a path leads to, if its page opted into caching: the last of them exports `cachedPage` as its headers.
 * Null for any other page.
 */
export function publicPages(build: PagesBuild): (pathname: string) => string[] | null {
  const { cachedPage } = build.entry.module;
  const tree = childrenOf(build, undefined);
  const known = new Map<string, string[] | null>();
  return (pathname) => {
    const answer = known.get(pathname);
    if (answer !== undefined) return answer;
    const ids = matchRoutes(tree, pathname)?.flatMap(({ route }) => route.id ?? []) ?? [];
    const routes = build.routes[ids.at(-1) ?? '']?.module.headers === cachedPage ? ids : null;
    if (known.size >= mostPaths) known.clear();
    if (pathname.length <= longestPath) known.set(pathname, routes);
    return routes;
  };
}

function childrenOf(build: PagesBuild, parentId: string | undefined): RouteObject[] {
  return Object.values(build.routes).flatMap((route): RouteObject[] => {
    if (route === undefined || route.parentId !== parentId) return [];
    const { id, path, caseSensitive } = route;
    const at = { id, ...(path !== undefined && { path }), ...(caseSensitive !== undefined && { caseSensitive }) };
    return [route.index ? { ...at, index: true } : { ...at, children: childrenOf(build, id) }];
  });
}

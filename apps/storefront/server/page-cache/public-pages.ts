import { matchRoutes, type RouteObject } from 'react-router';
import type { PagesBuild } from '../build.ts';

/** The router takes longer to find the route of a path than a kept page to be sent: so many answers are remembered. */
const mostPaths = 10_000;

/** Whether the page of a path opted into caching: its route exports `cachedPage` as its headers. */
export function publicPages(build: PagesBuild): (pathname: string) => boolean {
  const { cachedPage } = build.entry.module;
  const tree = childrenOf(build, undefined);
  const known = new Map<string, boolean>();
  return (pathname) => {
    const answer = known.get(pathname);
    if (answer !== undefined) return answer;
    const leaf = matchRoutes(tree, pathname)?.at(-1)?.route.id;
    const isPublic = leaf !== undefined && build.routes[leaf]?.module.headers === cachedPage;
    if (known.size >= mostPaths) known.clear();
    known.set(pathname, isPublic);
    return isPublic;
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

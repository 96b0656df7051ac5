import { matchRoutes, type RouteObject } from 'react-router';
import type { PagesBuild } from '../build.ts';

/** Whether the page of a path opted into caching: its route exports `cachedPage` as its headers. */
export function publicPages(build: PagesBuild): (pathname: string) => boolean {
  const { cachedPage } = build.entry.module;
  const tree = childrenOf(build, undefined);
  return (pathname) => {
    const leaf = matchRoutes(tree, pathname)?.at(-1)?.route.id;
    return leaf !== undefined && build.routes[leaf]?.module.headers === cachedPage;
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

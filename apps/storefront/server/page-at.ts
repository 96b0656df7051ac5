import { matchRoutes, type RouteObject } from 'react-router';
import { type MountedPage, mountedPages, mountedPath } from '../app/page/mounted-pages.ts';

/** The router takes longer to find the page of a path than a kept page to be sent: so many answers are remembered. */
const mostPaths = 10_000;
/** No page of the shop has a longer one. */
const longestPath = 1000;

const tree: RouteObject[] = mountedPages.map((mounted) => ({ path: mountedPath(mounted), handle: mounted }));
const known = new Map<string, MountedPage>();

/** The page that a path leads to, in capitals or not; what is no other page is the catalog's. */
export function pageAt(pathname: string): MountedPage {
  const path = pathname.toLowerCase();
  const answer = known.get(path);
  if (answer) return answer;
  const page = matchRoutes(tree, path)?.at(-1)?.route.handle as MountedPage | undefined;
  if (!page) throw new Error(`no page is declared for ${pathname}`);
  if (known.size >= mostPaths) known.clear();
  if (path.length <= longestPath) known.set(ownCopy(path), page);
  return page;
}

/** A part of an address keeps all of it in memory, with a query of any length. */
function ownCopy(part: string): string {
  return Buffer.from(part).toString();
}

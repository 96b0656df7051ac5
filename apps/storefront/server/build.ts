import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RequestHandler, ServerBuild } from 'react-router';
import type * as entry from '../app/entry.server.tsx';

/** The pages as the router's request handler takes them, with what `entry.server.tsx` exports beside. */
export type PagesBuild = ServerBuild & {
  entry: {
    module: Pick<
      typeof entry,
      'createPageContext' | 'createRequestHandler' | 'finishedDocument' | 'holdData' | 'offeredFonts'
    >;
  };
};

/** The pages that `npm run build` made in a folder. */
export async function loadBuild(folder: string): Promise<PagesBuild> {
  return (await import(pathToFileURL(path.join(folder, 'server/index.js')).href)) as PagesBuild;
}

const handlers = new WeakMap<PagesBuild, Map<string, RequestHandler>>();

/**
 * The router's answers for an address of a build that leads to these routes (ids). It is told of them alone: it would look for the address
 * among all routes, four times a document, and what the loaders of a document find is encoded with its page (`holdData`). In development it is
 * told of all. Kept with the build: there every change of a source brings a new one.
 */
export function handlerOf(
  build: PagesBuild,
  mode: 'development' | 'production',
  routes: readonly string[],
  { isDocument }: { isDocument: boolean },
): RequestHandler {
  const ofBuild = handlers.get(build) ?? new Map<string, RequestHandler>();
  handlers.set(build, ofBuild);
  const key = mode === 'development' ? '' : `${isDocument} ${routes.join()}`;
  const known = ofBuild.get(key);
  if (known) return known;
  const handler = build.entry.module.createRequestHandler(key === '' ? build : toldOf(), mode);
  ofBuild.set(key, handler);
  return handler;

  function toldOf(): PagesBuild {
    const some = withRoutes(build, routes);
    return isDocument ? { ...some, routes: build.entry.module.holdData(some.routes) } : some;
  }
}

function withRoutes(build: PagesBuild, ids: readonly string[]): PagesBuild {
  const only = <Value>(all: Record<string, Value>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => ids.includes(id)));
  return { ...build, routes: only(build.routes), assets: { ...build.assets, routes: only(build.assets.routes) } };
}

import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RequestHandler, ServerBuild } from 'react-router';
import type * as entry from '../app/entry.server.tsx';

/** The pages as the router's request handler takes them, with what `entry.server.tsx` exports beside. */
export type PagesBuild = ServerBuild & {
  entry: {
    module: Pick<typeof entry, 'createPageContext' | 'createRequestHandler' | 'finishedDocument' | 'offeredFonts'>;
  };
};

/** The pages that `npm run build` made in a folder. */
export async function loadBuild(folder: string): Promise<PagesBuild> {
  return (await import(pathToFileURL(path.join(folder, 'server/index.js')).href)) as PagesBuild;
}

const handlers = new WeakMap<PagesBuild, RequestHandler>();

/** The router's answers for a build. Kept with it: in development every change of a source brings a new one. */
export function handlerOf(build: PagesBuild, mode: 'development' | 'production'): RequestHandler {
  const known = handlers.get(build);
  if (known) return known;
  const handler = build.entry.module.createRequestHandler(build, mode);
  handlers.set(build, handler);
  return handler;
}

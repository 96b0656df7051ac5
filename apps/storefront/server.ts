import { listenAlone, shared } from '@mise/http-connections/listeners.ts';
import { createApp } from '@mise/server/app.ts';
import type { Shop } from '@mise/server/context.ts';
import { loadBuild } from './server/build.ts';
import { mountBuiltAssets } from './server/built-assets.ts';
import { mountDevelopment } from './server/development.ts';
import { mountFonts } from './server/fonts.ts';
import { giveBackMemory } from './server/give-back-memory.ts';
import { keepBuild } from './server/keep-build.ts';
import { readPageChunks } from './server/page-chunks.ts';
import { mountPages, mountPagesInDevelopment } from './server/pages.ts';
import { mountSearchEngines } from './server/search-engines.ts';

export type RunningStorefront = {
  /** Where it answers, without a slash at its end. */
  url: string;
  /** Finishes the requests in flight and frees the port. */
  close: () => Promise<void>;
};

/**
 * The process that visitors talk to: operations, pictures, assets and pages on one port. In development Vite transforms
 * the sources as they are asked for; else a build is served (`npm run build`). Rejects when the port is taken.
 */
export async function startStorefront({
  shop,
  build,
}: {
  shop: Shop;
  /** Folder of the build to serve; none in development. */
  build: string | null;
}): Promise<RunningStorefront> {
  const app = await createApp(shop);
  giveBackMemory(app);
  mountSearchEngines(app, shop);
  if (build === null) {
    const development = await mountDevelopment(app);
    mountFonts(app, development.getBuild);
    mountPagesInDevelopment(app, shop, development.getBuild);
  } else {
    await keepBuild(app, build, shop.now);
    await mountBuiltAssets(app, build);
    const pages = await loadBuild(build);
    mountFonts(app, async () => pages);
    mountPages(app, shop, { build: pages, chunksOf: await readPageChunks(build) });
  }
  const address = { port: shop.config.port, host: shop.config.host };
  await listenAlone(address, () => app.listen({ ...address, ...shared }));
  return { url: shop.config.shopUrl, close: () => app.close() };
}

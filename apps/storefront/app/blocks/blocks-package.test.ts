import { findBlockKinds } from '@mise/contract/content/find-block-kinds.ts';
import { newBlock } from '@mise/contract/content/new-block.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { blocksPackageAlias } from '../../vite/blocks-package.ts';
import type * as blockList from './block-list.tsx';
import type * as loading from './load-blocks.server.ts';

const folder = `${import.meta.dirname}/testing/example-package`;

test('a page shows kinds of a package beside those of the shop', async () => {
  const kinds = await findBlockKinds(folder);
  const blocks = ['TextCard', 'OpeningHours'].map((name) => newBlock(kinds, name, 'en', () => name));
  // The same names as in vite.config.ts, whose other parts the blocks do without.
  const vite = await createServer({
    configFile: false,
    root: `${import.meta.dirname}/../..`,
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    resolve: { alias: blocksPackageAlias(folder) },
  });
  try {
    const { loadBlocks } = (await vite.ssrLoadModule('/app/blocks/load-blocks.server.ts')) as typeof loading;
    const { BlockList } = (await vite.ssrLoadModule('/app/blocks/block-list.tsx')) as typeof blockList;
    const client = { getBlocks: async () => ({ data: blocks }) } as unknown as Parameters<
      typeof loadBlocks
    >[0]['client'];
    const views = await loadBlocks({ client, locale: 'en' }, { identifier: 'index', type: 'immutable' });
    const page = renderToStaticMarkup(BlockList({ blocks: views, spacing: 16 }));
    expect(page).toContain('Heading');
    expect(page).toContain('<li>Mon to Fri 8 am to 5 pm</li>');
  } finally {
    await vite.close();
  }
});

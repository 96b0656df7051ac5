import { readFile } from 'node:fs/promises';
import { toBlockForms } from '@mise/contract/content/block-form.ts';
import { findBlockKinds } from '@mise/contract/content/find-block-kinds.ts';
import { newBlock } from '@mise/contract/content/new-block.ts';
import { readBlocksLists } from '@mise/editor/blocks/blocks-lists.ts';
import { fitBlock } from '@mise/editor/clipboard/fit-block.ts';
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

test('the editor has a form for kinds of a package, and offers them without a list naming them', async () => {
  const kinds = await findBlockKinds(folder);
  const forms = toBlockForms(kinds);
  expect(forms.OpeningHours).toMatchObject({
    label: { de: 'Öffnungszeiten', en: 'Opening hours' },
    content: [
      { key: 'days', label: { de: 'Tage' }, kind: 'list', maximum: 7, item: { kind: 'text', isTranslated: true } },
      { key: 'color', label: { en: 'Color' }, kind: 'color' },
    ],
  });
  const list = JSON.parse(await readFile(new URL('../../public/blocks/blocksLists.json', import.meta.url), 'utf8'));
  const more = readBlocksLists(list, forms).at(-1);
  expect(more?.variations).toMatchObject([
    { title: { de: 'Öffnungszeiten' }, template: { de: { name: 'OpeningHours' } } },
  ]);
  const copied = { ...newBlock(kinds, 'OpeningHours', 'de', () => 'hours'), script: 1 };
  const content = { days: ['Mo', 'x'.repeat(2000), { a: 1 }], color: 'teal', more: 1 };
  const fitted = fitBlock({ ...copied, content }, forms, (html) => html);
  expect(fitted?.content).toEqual({ days: ['Mo', 'x'.repeat(1000), ''], color: '#008080' });
});

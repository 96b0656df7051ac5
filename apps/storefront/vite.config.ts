import { existsSync } from 'node:fs';
import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import editorPackage from '../../packages/editor/package.json' with { type: 'json' };
import { blocksPackageAlias } from './vite/blocks-package.ts';
import { compileCatalogues } from './vite/compile-catalogues.ts';
import { leaveOutUnused } from './vite/leave-out-unused.ts';
import { markPure } from './vite/mark-pure.ts';
import { writeValues } from './vite/write-values.ts';

/** What every page shows, and small parts of nearly every page. */
const shownEverywhere = [
  ...['app/root.tsx', 'app/entry.client.tsx', 'app/routes/shop-layout.tsx', 'app/page/page-head.ts'],
  ...['app/page/show-error.ts', 'app/components/content/responsive-picture.tsx'],
  ...['app/components/shop/page-breadcrumbs.tsx', 'app/components/reviews/rating-stars.tsx'],
  ...['app/components/catalog/stock-light.tsx', '../../packages/ui/src/button.tsx', '../../packages/ui/src/badge.tsx'],
  ...['../../packages/rules/src/money.ts', '../../packages/rules/src/quantity-range.ts'],
].map(existing);

/** A file that was moved would fall out of its chunk, and nobody would see why pages load more. */
function existing(file: string): string {
  const found = path.join(import.meta.dirname, file);
  if (!existsSync(found)) throw new Error(`vite.config.ts names ${file}, which is not there.`);
  return found;
}

/**
 * What every page loads comes in two files, the framework and the shop's own: a few kilobytes less than in thirty, and
 * the first of them stays in the cache of a browser from build to build.
 */
const chunkGroups = [
  {
    name: 'framework',
    test: /rolldown\/runtime|app\/start\/later-routes\.ts$|node_modules\/(?:react|react-dom|scheduler|react-router|@lingui|zustand)\//,
    priority: 2,
  },
  {
    // With everything that these need in turn.
    name: 'shop',
    test: (id: string) => shownEverywhere.includes(id.split('?', 1)[0] ?? ''),
    priority: 1,
  },
];

/** What the editor loads when something is done in it. */
const usedByEditor = Object.keys(editorPackage.dependencies)
  .filter((name) => !/^@mise\/|^@atlaskit\/|^tailwindcss$|^@tiptap\/pm$/.test(name))
  .map((name) => `@mise/editor > ${name}`);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [compileCatalogues(), writeValues(), leaveOutUnused(), markPure(), tailwindcss(), reactRouter()],
  resolve: {
    alias: [
      // React has had it itself since 18.
      { find: /^use-sync-external-store\/shim(?:\/index\.js)?$/, replacement: 'react' },
      ...Object.entries(blocksPackageAlias(process.env.BLOCKS_PACKAGE)).map(([find, replacement]) => ({
        find,
        replacement,
      })),
    ],
  },
  // Found by the first page only, they would make the first start of development load twice.
  optimizeDeps: { include: ['@lingui/core', '@lingui/react', 'zustand', ...usedByEditor] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
    // One file, which a process has read whole: no page needs a part from a folder that somebody may delete.
    ssr: { build: { rolldownOptions: { output: { codeSplitting: false } } } },
  },
  build: {
    // Fonts and pictures are files with a name of their own: the policy of the pages knows no data: fonts.
    assetsInlineLimit: 0,
    // Every browser that the shop is made for preloads modules by itself.
    modulePreload: { polyfill: false },
    manifest: true,
  },
});

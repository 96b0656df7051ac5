import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import editorPackage from '../../packages/editor/package.json' with { type: 'json' };
import { blocksPackageAlias } from './vite/blocks-package.ts';
import { chunkGroups } from './vite/chunk-groups.ts';
import { compileCatalogues } from './vite/compile-catalogues.ts';
import { leaveOutUnused } from './vite/leave-out-unused.ts';
import { markPure } from './vite/mark-pure.ts';
import { shortenRouter } from './vite/shorten-router.ts';
import { writeValues } from './vite/write-values.ts';

/** What the editor loads when something is done in it. */
const usedByEditor = Object.keys(editorPackage.dependencies)
  .filter((name) => !/^@mise\/|^@atlaskit\/|^tailwindcss$|^@tiptap\/pm$/.test(name))
  .map((name) => `@mise/editor > ${name}`);

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    compileCatalogues(),
    writeValues(),
    leaveOutUnused(),
    shortenRouter(),
    markPure(),
    tailwindcss(),
    reactRouter(),
  ],
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

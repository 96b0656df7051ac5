import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compileCatalogues } from './vite/compile-catalogues.ts';

/**
 * What every page loads comes in two files, the framework and the shop's own: a few kilobytes less than in thirty, and
 * the first of them stays in the cache of a browser from build to build.
 */
const chunkGroups = [
  {
    name: 'framework',
    test: /node_modules\/(?:react|react-dom|scheduler|react-router|@lingui|zustand|use-sync-external-store)\//,
    priority: 2,
  },
  {
    name: 'shop',
    // With everything that these need in turn: what every page shows, and small parts of nearly every page.
    test: /(?:app\/(?:root|entry\.client|routes\/shop-layout|components\/(?:content\/responsive-picture|shop\/page-breadcrumbs|reviews\/rating-stars|catalog\/stock-light)|lib\/(?:page-head|show-error))|ui\/src\/button)\.tsx?/,
    priority: 1,
  },
];

export default defineConfig({
  root: import.meta.dirname,
  plugins: [compileCatalogues(), tailwindcss(), reactRouter()],
  // React has had it itself since 18.
  resolve: { alias: { 'use-sync-external-store/shim': 'react' } },
  // Found by the first page only, they would make the first start of development load twice.
  optimizeDeps: { include: ['@lingui/core', '@lingui/react', 'zustand'] },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } } },
  build: {
    // Fonts and pictures are files with a name of their own: the policy of the pages knows no data: fonts.
    assetsInlineLimit: 0,
    // Every browser that the shop is made for preloads modules by itself.
    modulePreload: { polyfill: false },
    manifest: true,
  },
});

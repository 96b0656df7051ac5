import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { compileCatalogues } from './vite/compile-catalogues.ts';
import { precompress } from './vite/precompress.ts';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [compileCatalogues(), tailwindcss(), reactRouter(), precompress()],
  build: {
    // Fonts and pictures are files with a name of their own: the policy of the pages knows no data: fonts.
    assetsInlineLimit: 0,
    manifest: true,
  },
});

import { defineConfig } from 'vitest/config';
import { blocksPackageAlias } from './apps/storefront/vite/blocks-package.ts';

const units = ['{packages/{rules,contract,texts,ui},demo,bench,apps/storefront}/**/*.test.{ts,tsx,mjs}'];

/** Tests stand beside what they test. Those of the server find a database (`apps/server/src/testing`). */
export default defineConfig({
  test: {
    // On two cores that also run the database a test may wait for its turn.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: 'apps/server/src/testing/global-setup.ts',
        },
      },
      {
        extends: true,
        resolve: { alias: blocksPackageAlias(undefined) },
        test: {
          name: 'units',
          include: units,
          // None of them leaves anything behind for another: modules are loaded once, in a third of the time.
          isolate: false,
        },
      },
      {
        extends: true,
        resolve: { alias: blocksPackageAlias(undefined) },
        test: {
          name: 'programs',
          include: ['{packages,scripts,apps/sandbox}/**/*.test.{ts,tsx,mjs}'],
          exclude: units,
        },
      },
    ],
  },
});

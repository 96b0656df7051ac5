import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { blocksPackageAlias } from './apps/storefront/vite/blocks-package.ts';

const programs = ['{packages,scripts,apps/sandbox}/**/*.test.{ts,tsx,mjs}'];
/** They need no built pages of this project, or take them away from under a running shop: beside those that need none. */
const beside = ['start/start', 'test/hold/kill-trial', 'test/third-language/third-language'].map(
  (name) => `scripts/${name}.test.ts`,
);
const units = ['{packages/{rules,contract,texts,ui},demo,bench,apps/storefront}/**/*.test.{ts,tsx,mjs}'];

// One less than there are cores is the default: on two of them three keep both busy, since half of the time is waiting for the database.
const maxWorkers = Math.max(3, availableParallelism() - 1);

/** From the longest on. Vitest begins with the largest file, and these are small: the last of them would run alone at the end. */
const longest = [
  'hold/kill-trial',
  'third-language/third-language',
  'http/take-turn',
  'http/refusals',
  'start/start',
  'seed/empty-shop',
  'start/stop',
  'start-embedded-postgres',
  'start/answers',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = longest.findIndex((name) => moduleId.endsWith(`${name}.test.ts`));
      return found === -1 ? longest.length : found;
    };
    return (await super.sort(files)).toSorted((one, other) => place(one) - place(other));
  }
}

/** Tests stand beside what they test. Those of the server find a database (`apps/server/src/testing`). */
export default defineConfig({
  test: {
    // On two cores that also run the database a test may wait for its turn.
    testTimeout: 60_000,
    hookTimeout: 180_000,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          maxWorkers,
          include: ['apps/server/**/*.test.ts'],
          globalSetup: 'apps/server/src/testing/global-setup.ts',
          // Modules are loaded once: what a file changes it takes back (databases are each file's own).
          isolate: false,
        },
      },
      {
        extends: true,
        resolve: { alias: blocksPackageAlias(undefined) },
        test: {
          name: 'units',
          maxWorkers,
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
          maxWorkers,
          // They start, stop and kill whole shops: after all others.
          sequence: { groupOrder: 1 },
          include: programs,
          exclude: [...units, ...beside],
        },
      },
      {
        extends: true,
        resolve: { alias: blocksPackageAlias(undefined) },
        test: {
          name: 'beside',
          maxWorkers,
          include: beside,
        },
      },
    ],
  },
});

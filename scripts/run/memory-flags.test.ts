import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { memoryFlags } from './memory-flags.mjs';

const gigabyte = 1024 ** 3;

test.each([
  [0.5, 256],
  [1, 512],
  [24, 512],
])('on %d GB the heap may have %d MB', (gigabytes, megabytes) => {
  expect(memoryFlags({ available: gigabytes * gigabyte, processors: 2, ownOptions: '' })).toEqual([
    `--max-old-space-size=${megabytes}`,
    '--min-semi-space-size=16',
    '--max-semi-space-size=16',
    '--heap-growing-percent=60',
    '--v8-pool-size=1',
    '--no-allocation-site-pretenuring',
    '--expose-gc',
  ]);
});

test.each([
  [1, 1],
  [4, 3],
  [64, 4],
])('on %d processors %d threads help', (processors, threads) => {
  expect(memoryFlags({ processors, ownOptions: '' })).toContain(`--v8-pool-size=${threads}`);
});

test('who names a limit decides', () => {
  expect(memoryFlags({ ownOptions: '--enable-source-maps --max_old_space_size=4096' })).toEqual([]);
  expect(memoryFlags({ ownOptions: '--enable-source-maps' })).toHaveLength(7);
});

test('Node takes them', () => {
  const { stdout } = spawnSync(
    process.execPath,
    [
      ...memoryFlags({ available: 4 * gigabyte, ownOptions: '' }),
      '-p',
      "require('v8').getHeapStatistics().heap_size_limit",
    ],
    { encoding: 'utf8' },
  );
  expect(Number(stdout) / 1024 / 1024).toBeLessThan(620);
});

import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { memoryFlags } from './memory-flags.mjs';

const gigabyte = 1024 ** 3;

test.each([
  [0.5, 256, 16],
  [1, 512, 16],
  [2, 512, 32],
  [24, 512, 32],
])('on %d GB the heap may have %d MB, and its semi-spaces have %d', (gigabytes, megabytes, semiSpace) => {
  expect(memoryFlags(gigabytes * gigabyte, '')).toEqual([
    `--max-old-space-size=${megabytes}`,
    `--min-semi-space-size=${semiSpace}`,
    `--max-semi-space-size=${semiSpace}`,
    '--no-allocation-site-pretenuring',
  ]);
});

test('who names a limit decides', () => {
  expect(memoryFlags(gigabyte, '--enable-source-maps --max_old_space_size=4096')).toEqual([]);
  expect(memoryFlags(gigabyte, '--enable-source-maps')).toHaveLength(4);
});

test('Node takes them', () => {
  const { stdout } = spawnSync(
    process.execPath,
    [...memoryFlags(4 * gigabyte, ''), '-p', "require('v8').getHeapStatistics().heap_size_limit"],
    { encoding: 'utf8' },
  );
  expect(Number(stdout) / 1024 / 1024).toBeLessThan(620);
});

import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { memoryFlags } from './memory-flags.mjs';

const gigabyte = 1024 ** 3;

test.each([
  [0.5, 256],
  [1, 512],
  [24, 512],
])('on %d GB the heap may have %d MB', (gigabytes, megabytes) => {
  expect(memoryFlags(gigabytes * gigabyte, '')).toEqual([
    `--max-old-space-size=${megabytes}`,
    '--min-semi-space-size=16',
    '--max-semi-space-size=16',
    '--no-allocation-site-pretenuring',
    '--expose-gc',
  ]);
});

test('who names a limit decides', () => {
  expect(memoryFlags(gigabyte, '--enable-source-maps --max_old_space_size=4096')).toEqual([]);
  expect(memoryFlags(gigabyte, '--enable-source-maps')).toHaveLength(5);
});

test('Node takes them', () => {
  const { stdout } = spawnSync(
    process.execPath,
    [...memoryFlags(4 * gigabyte, ''), '-p', "require('v8').getHeapStatistics().heap_size_limit"],
    { encoding: 'utf8' },
  );
  expect(Number(stdout) / 1024 / 1024).toBeLessThan(620);
});

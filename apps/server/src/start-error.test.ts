import { readFile, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { describeStartError, StartError } from './start-error.ts';

async function errorOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => undefined,
    (error: unknown) => error,
  );
}

test('what the operator can mend is its message', () => {
  expect(describeStartError(new StartError('PORT: is wrong.', { cause: new Error('why') }))).toBe('PORT: is wrong.');
});

test.runIf(process.platform === 'linux')('what the disk refuses is one line with its path or reason', async () => {
  const isNoFolder = await errorOf(readFile('/proc/version/x'));
  expect(describeStartError(isNoFolder)).toMatch(
    /^The disk refuses \(ENOTDIR: .+\): make room, or give this user the right\.$/,
  );
  const isFull = await errorOf(writeFile('/dev/full', 'x'));
  expect(describeStartError(isFull)).toMatch(/^The disk refuses \(ENOSPC: .+\): make room, .+\.$/);
});

test('a bug keeps its stack', () => {
  expect(describeStartError(new TypeError('undefined is no function'))).toMatch(/\n\s+at /);
});

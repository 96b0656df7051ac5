import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenReachable } from './when-reachable.ts';

/** What the shop answers, one after the other; null: nothing. */
let answers: (number | null)[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async () => {
    const status = answers.shift();
    if (!status) throw new TypeError('no network');
    return { status };
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the shop is asked until it answers itself, once for all who wait', async () => {
  answers = [null, 502, 200, 200];
  let isThere = 0;
  for (let waiting = 0; waiting < 2; waiting++) void whenReachable().then(() => isThere++);
  await vi.advanceTimersByTimeAsync(9_000);
  expect([answers.length, isThere]).toEqual([2, 0]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([answers.length, isThere]).toEqual([1, 2]);
  await whenReachable();
  expect(answers).toEqual([]);
});

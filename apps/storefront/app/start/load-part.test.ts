import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isCovered, loadOptional, loadPart } from './load-part.ts';

/** Whether each try could have failed without a reload. */
let tries: boolean[];

beforeEach(() => {
  tries = [];
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Loads after so many tries that fail. */
function lostFor(count: number) {
  return async () => {
    tries.push(isCovered());
    if (tries.length <= count) throw new Error('lost');
    return 'part';
  };
}

test('a part that is lost for a moment is loaded all the same', async () => {
  const part = loadPart(lostFor(2));
  await vi.runAllTimersAsync();
  expect(await part).toBe('part');
});

test('the last try is like any other load: its loss has the page loaded anew', async () => {
  const part = expect(loadPart(lostFor(3))).rejects.toThrow('lost');
  await vi.runAllTimersAsync();
  await part;
  expect(tries).toEqual([true, true, false]);
});

test('without a network nothing is tried again', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  await expect(loadPart(lostFor(1))).rejects.toThrow('lost');
  expect(tries).toEqual([true]);
});

test('what a page can do without is covered until it is there, or lost', async () => {
  await expect(loadOptional(lostFor(1))).rejects.toThrow('lost');
  expect(tries).toEqual([true]);
  expect(isCovered()).toBe(false);
});

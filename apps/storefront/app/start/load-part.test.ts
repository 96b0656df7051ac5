import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isCovered, loadOptional, loadPart } from './load-part.ts';

/** Whether each try could have failed without a reload. */
let tries: boolean[];
let isShopThere: boolean;
const reload = vi.fn();

beforeEach(() => {
  tries = [];
  isShopThere = true;
  reload.mockClear();
  const kept = new Map<string, string>();
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('window', { location: { pathname: '/', reload } });
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('fetch', async () => {
    if (!isShopThere) throw new TypeError('no network');
    return { status: 200 };
  });
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

async function expectLost(load: () => Promise<unknown>): Promise<void> {
  const part = expect(loadPart(load)).rejects.toThrow('lost');
  await vi.runAllTimersAsync();
  await part;
}

test('a part that is lost for a moment is loaded all the same', async () => {
  const part = loadPart(lostFor(2));
  await vi.runAllTimersAsync();
  expect(await part).toBe('part');
  expect(reload).not.toHaveBeenCalled();
});

test('one that a shop lacks has the page loaded anew, which shows no error before; the page of then shows it', async () => {
  const part = loadPart(lostFor(3));
  const ended = vi.fn();
  void part.then(ended, ended);
  await vi.runAllTimersAsync();
  expect(reload).toHaveBeenCalledOnce();
  expect(ended).not.toHaveBeenCalled();
  expect(tries).toEqual([true, true, true]);

  await expectLost(lostFor(9));
  expect(reload).toHaveBeenCalledOnce();
});

test('where no shop answers the page stays', async () => {
  isShopThere = false;
  await expectLost(lostFor(3));
  expect(reload).not.toHaveBeenCalled();
});

test('so it does where somebody edits it', async () => {
  document.documentElement.dataset.editor = '';
  await expectLost(lostFor(3));
  expect(reload).not.toHaveBeenCalled();
});

test('without a network nothing is tried again', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  await expect(loadPart(lostFor(1))).rejects.toThrow('lost');
  expect(tries).toEqual([true]);
  expect(reload).not.toHaveBeenCalled();
});

test('what a page can do without is covered until it is there, or lost, however it was asked for', async () => {
  await expect(loadOptional(lostFor(1))).rejects.toThrow('lost');
  expect(tries).toEqual([true]);
  expect(isCovered()).toBe(false);
  await expectLost(() => loadOptional(lostFor(9)));
  expect(reload).not.toHaveBeenCalled();
});

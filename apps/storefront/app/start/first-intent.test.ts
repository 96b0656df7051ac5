import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let page: EventTarget;

beforeEach(() => {
  vi.useFakeTimers();
  page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('navigator', { onLine: false });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a part that is shown already waits for a network, however often, and nothing waits for it', async () => {
  const { asPart, isWaitingForParts } = await import('./first-intent.ts');
  let tries = 0;
  const part = asPart(async () => {
    tries++;
    if (tries < 3) throw new Error('lost');
    return 'part';
  })();
  expect(isWaitingForParts()).toBe(true);
  await vi.runAllTimersAsync();
  expect([tries, isWaitingForParts()]).toEqual([1, false]);
  page.dispatchEvent(new Event('online'));
  await vi.runAllTimersAsync();
  expect([tries, isWaitingForParts()]).toEqual([2, false]);
  vi.stubGlobal('navigator', { onLine: true });
  page.dispatchEvent(new Event('online'));
  await vi.runAllTimersAsync();
  expect(await part).toBe('part');
});

test('with a network its loss is that of any part', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  const { asPart } = await import('./first-intent.ts');
  const part = expect(asPart(() => Promise.reject(new Error('lost')))()).rejects.toThrow('lost');
  await vi.runAllTimersAsync();
  await part;
});

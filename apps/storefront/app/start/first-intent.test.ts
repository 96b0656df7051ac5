import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let page: EventTarget & { location: object };
/** What the shop answers. */
let status: number | null;
const reload = vi.fn();

beforeEach(() => {
  // What one part waits for is known to the module, which other files import as well.
  vi.resetModules();
  vi.useFakeTimers();
  reload.mockClear();
  page = Object.assign(new EventTarget(), { location: { pathname: '/', reload } });
  status = 200;
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('sessionStorage', undefined);
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', async () => {
    if (!status) throw new TypeError('no network');
    return { status };
  });
});

afterEach(async () => {
  await vi.runOnlyPendingTimersAsync();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** Loads a part that is lost until it is put there. */
async function loadLost() {
  const { asPart, isWaitingForParts } = await import('./first-intent.ts');
  const state = { tries: 0, isThere: false };
  const part = asPart(async () => {
    state.tries++;
    if (!state.isThere) throw new Error('lost');
    return 'part';
  })();
  return { state, part, isWaitingForParts };
}

test('a part that is shown already waits for a network, and nothing waits for it', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const { state, part, isWaitingForParts } = await loadLost();
  expect(isWaitingForParts()).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([state.tries, isWaitingForParts()]).toEqual([1, false]);
  vi.stubGlobal('navigator', { onLine: true });
  state.isThere = true;
  page.dispatchEvent(new Event('online'));
  expect(await part).toBe('part');
});

test('nor is it given up in a network that leads nowhere, however often it is lost', async () => {
  status = null;
  const { state, part } = await loadLost();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state.tries).toBe(3);
  status = 502;
  await vi.advanceTimersByTimeAsync(60_000);
  status = 200;
  state.isThere = true;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await part).toBe('part');
});

test('where the shop answers its loss is that of any part', async () => {
  const { part } = await loadLost();
  const lost = expect(part).rejects.toThrow('lost');
  await vi.advanceTimersByTimeAsync(2_500);
  await lost;
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const start = 1_000_000;
let stored: Map<string, string>;
let visibilityState: string;
let tabEvents: EventTarget;

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  vi.resetModules();
  stored = new Map();
  visibilityState = 'visible';
  tabEvents = new EventTarget();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  };
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('performance', { now: () => 0, timeOrigin: start });
  vi.stubGlobal('window', tabEvents);
  const listen = tabEvents.addEventListener.bind(tabEvents);
  vi.stubGlobal('document', {
    addEventListener: listen,
    get visibilityState() {
      return visibilityState;
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A tab with a memory of its own. */
async function openTab() {
  vi.resetModules();
  const tab = await import('./other-tabs.ts');
  const onChanged = vi.fn();
  return { ...tab, onChanged, follow: () => tab.followOtherTabs(onChanged) };
}

const pass = () => vi.advanceTimersByTime(10);

test('a window beside the one that changed the cart asks at once, and once', async () => {
  const [here, there] = [await openTab(), await openTab()];
  here.follow();
  there.follow();
  pass();
  here.tellOtherTabs();
  pass();
  tabEvents.dispatchEvent(new Event('storage'));
  tabEvents.dispatchEvent(new Event('visibilitychange'));
  expect(there.onChanged).toHaveBeenCalledTimes(1);
  expect(here.onChanged).not.toHaveBeenCalled();
});

test('a tab behind others asks when it comes forward, and not where nothing changed', async () => {
  const [here, there] = [await openTab(), await openTab()];
  there.follow();
  tabEvents.dispatchEvent(new Event('visibilitychange'));
  expect(there.onChanged).not.toHaveBeenCalled();
  visibilityState = 'hidden';
  pass();
  here.tellOtherTabs();
  pass();
  tabEvents.dispatchEvent(new Event('storage'));
  expect(there.onChanged).not.toHaveBeenCalled();
  visibilityState = 'visible';
  tabEvents.dispatchEvent(new Event('visibilitychange'));
  expect(there.onChanged).toHaveBeenCalledTimes(1);
});

test('what changed before a tab asked for its session is no news, what changed before it began to follow is', async () => {
  const [here, asked, late] = [await openTab(), await openTab(), await openTab()];
  pass();
  here.tellOtherTabs();
  pass();
  asked.sessionAsked();
  asked.follow();
  late.follow();
  expect(asked.onChanged).not.toHaveBeenCalled();
  expect(late.onChanged).toHaveBeenCalledTimes(1);
});

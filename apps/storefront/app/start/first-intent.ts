import { earlyInput } from './early-input.ts';
import { loadPart } from './load-part.ts';
import { isReachable, whenReachable } from './when-reachable.ts';

/** Events that come before a visitor can use a part of the page, with whatever device. */
const inputEvents = [
  ...['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll'],
  ...['keydown', 'focusin', 'click', 'input', 'change', 'popstate'],
];

/** Nothing waits longer than this (milliseconds). */
const longestWait = 10_000;

/** Milliseconds that React is given after the scripts of a part: until the browser is idle, and where it cannot say so. */
const longestPause = 1000;
const shortestPause = 50;

let resolveIntent: () => void = () => {};

/**
 * Resolves with the first input of the visitor: the scripts of parts that can be read without them wait for it. On the
 * server it resolves at once, everything is rendered there. While such a part waits, React holds back navigations: code
 * that navigates without any input calls `showIntent` first.
 */
const firstIntent: Promise<void> = new Promise((resolve) => {
  if (typeof window === 'undefined') return resolve();
  const listening = new AbortController();
  resolveIntent = () => {
    listening.abort();
    resolve();
  };
  const options = { capture: true, passive: true, signal: listening.signal };
  for (const event of inputEvents) window.addEventListener(event, resolveIntent, options);
  if (earlyInput()?.isUsed) resolveIntent();
  setTimeout(resolveIntent, longestWait);
});

/**
 * For `lazy`: a part that can be read without its scripts. The server renders it, its scripts come with the first intent.
 */
export function onIntent<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => {
    await firstIntent;
    return asPart(load)();
  };
}

/**
 * For `lazy`: a part that the server may have rendered, whose scripts come at once. The page can be read without it: where no shop answers it waits
 * for one, and nothing else waits for it meanwhile.
 */
export function asPart<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => {
    if (typeof window === 'undefined') return load();
    const part = loadPart(load);
    const isTakenOver = part.catch(() => {}).then(untilIdle);
    loadingParts.add(isTakenOver);
    void isTakenOver.then(() => loadingParts.delete(isTakenOver));
    try {
      return await part;
    } catch (error) {
      if (await isReachable()) throw error;
      await whenReachable();
      return asPart(load)();
    }
  };
}

/** Parts whose scripts were requested and have not arrived, or came a moment ago. */
const loadingParts = new Set<Promise<unknown>>();

/** Resolves when React has had the time to take over a part whose scripts came, and to ask for those of the parts within it. */
function untilIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: longestPause });
    else setTimeout(resolve, shortestPause);
  });
}

/** Whether there are parts that React cannot take over yet. */
export function isWaitingForParts(): boolean {
  return loadingParts.size > 0;
}

/**
 * Resolves when every requested part is there, and those within them. A new page that React renders while one arrives may otherwise
 * never be shown: React waits for the part that has come meanwhile.
 */
export async function partsAreThere(): Promise<void> {
  while (isWaitingForParts()) await Promise.all(loadingParts);
}

/** The visitor did something before the scripts could hear it. */
export function showIntent(): void {
  resolveIntent();
}

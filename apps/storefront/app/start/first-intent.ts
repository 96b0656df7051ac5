import { earlyInput } from './early-input.ts';

/** Events that come before a visitor can use a part of the page, with whatever device. */
const inputEvents = [
  ...['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll'],
  ...['keydown', 'focusin', 'click', 'input', 'change', 'popstate'],
];

/** Nothing waits longer than this (milliseconds). */
const longestWait = 10_000;

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
    const part = load();
    loadingParts.add(part);
    void part.catch(() => {}).then(() => loadingParts.delete(part));
    return part;
  };
}

/** Parts whose scripts were requested and have not arrived. */
const loadingParts = new Set<Promise<unknown>>();

/**
 * Resolves when every requested part has loaded. A new page that React renders while one arrives may otherwise never be shown:
 * React waits for the part that has come meanwhile.
 */
export async function partsAreThere(): Promise<void> {
  await Promise.allSettled(loadingParts);
}

/** The visitor did something before the scripts could hear it. */
export function showIntent(): void {
  resolveIntent();
}

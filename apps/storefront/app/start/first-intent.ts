import { earlySigns } from './early-signs.ts';

/** What a visitor does, by hand or by an aid, before they can use a part of the page. */
const signs = [
  ...['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll'],
  ...['keydown', 'focusin', 'click', 'input', 'change', 'popstate'],
];

/** Nothing waits longer than this (milliseconds). */
const longestWait = 10_000;

let keep: () => void = () => {};

/**
 * Kept with the first sign that someone uses this document: for scripts of parts that can be read without them. On the
 * server it is kept at once, everything is rendered there. While such a part waits, React holds back navigations: those
 * that follow from no sign say so by `showIntent`.
 */
const firstIntent: Promise<void> = new Promise((resolve) => {
  if (typeof window === 'undefined') return resolve();
  const heard = new AbortController();
  keep = () => {
    heard.abort();
    resolve();
  };
  for (const sign of signs) window.addEventListener(sign, keep, { capture: true, passive: true, signal: heard.signal });
  if (earlySigns()?.isUsed) keep();
  setTimeout(keep, longestWait);
});

/**
 * For `lazy`: a part that can be read without its scripts. The server renders it, its scripts come with the first intent.
 */
export function onIntent<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => {
    await firstIntent;
    const part = load();
    onTheirWay.add(part);
    void part.catch(() => {}).then(() => onTheirWay.delete(part));
    return part;
  };
}

/** Parts whose scripts were asked for and are not there yet. */
const onTheirWay = new Set<Promise<unknown>>();

/**
 * Resolves when no part waits for scripts that were asked for. A new page that React renders while they arrive can be put off
 * for good: it waits for a part that has come meanwhile.
 */
export async function partsAreThere(): Promise<void> {
  await Promise.allSettled(onTheirWay);
}

/** The visitor did something before the scripts could hear it. */
export function showIntent(): void {
  keep();
}

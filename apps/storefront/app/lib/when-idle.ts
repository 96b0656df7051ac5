const longestWaitMs = 5000;

/** Does something that nobody waits for, once the page is there and the browser has a moment. */
export function whenIdle(work: () => void): void {
  if (document.readyState !== 'complete') {
    window.addEventListener('load', () => whenIdle(work), { once: true });
    return;
  }
  // Not every browser has it.
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: longestWaitMs });
  else setTimeout(work, longestWaitMs);
}

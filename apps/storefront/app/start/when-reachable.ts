/** Milliseconds after which the shop is asked again, where the network seems to be there. */
const pause = 5000;

/** Resolves when the browser has a network. */
export function untilOnline(): Promise<void> {
  if (navigator.onLine) return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
}

/** Resolves when the shop answers: a page that is there is not given up for one that cannot be loaded. */
export async function whenReachable(): Promise<void> {
  while (!(await hasAnswer())) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    await untilOnline();
  }
}

async function hasAnswer(): Promise<boolean> {
  try {
    await fetch('/latest-build.json', { cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/** Milliseconds after which the shop is asked again, where the network seems to be there. */
const pause = 5000;

/** Resolves when the browser has a network. */
export function untilOnline(): Promise<void> {
  if (navigator.onLine) return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
}

let asked: Promise<void> | undefined;

/** Resolves when the shop answers: a page that is there is not given up for one that cannot be loaded. Whoever waits, it is asked once. */
export function whenReachable(): Promise<void> {
  asked ??= ask().finally(() => {
    asked = undefined;
  });
  return asked;
}

async function ask(): Promise<void> {
  while (!(await hasAnswer())) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    await untilOnline();
  }
}

/** A proxy may answer in place of a shop that is not there. */
async function hasAnswer(): Promise<boolean> {
  try {
    const { status } = await fetch('/latest-build.json', { cache: 'no-store' });
    return status < 500;
  } catch {
    return false;
  }
}

/** Milliseconds after which the shop is asked again, where the network seems to be there. */
const pause = 5000;

/** Milliseconds that it is given to answer. */
const patience = 10_000;

/** Whether the shop answers now: a browser may take a network for one that leads nowhere. */
export async function isReachable(): Promise<boolean> {
  if (!navigator.onLine) return false;
  try {
    const { status } = await fetch('/latest-build.json', { cache: 'no-store', signal: AbortSignal.timeout(patience) });
    // A proxy may answer in place of a shop that is not there.
    return status < 500;
  } catch {
    return false;
  }
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
  while (!(await isReachable())) {
    if (navigator.onLine) await new Promise((resolve) => setTimeout(resolve, pause));
    else await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));
  }
}

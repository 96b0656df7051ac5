import { newerBuild } from './newer-build.ts';

const pollMs = 10 * 60_000;
/** Someone who goes from tab to tab does not ask each time. */
const shortestMs = 60_000;

let lookedAt = 0;

/**
 * Notices when the shop has been built anew, by its service worker and by asking now and then. Nothing is reloaded under
 * the hands of a visitor: the next navigation brings the new build (`enter-page.ts`).
 */
export function watchForUpdates(): void {
  lookedAt = Date.now();
  setInterval(look, pollMs);
  document.addEventListener('visibilitychange', look);
  if (import.meta.env.PROD && 'serviceWorker' in navigator) void registerWorker(navigator.serviceWorker);
}

async function look(): Promise<void> {
  if (newerBuild.isKnown || document.visibilityState !== 'visible' || Date.now() - lookedAt < shortestMs) return;
  lookedAt = Date.now();
  await askForBuild();
}

async function askForBuild(): Promise<void> {
  try {
    const answer = await fetch('/latest-build.json', { cache: 'no-store' });
    const { build } = (await answer.json()) as { build: string };
    if (build !== ownBuild()) newerBuild.isKnown = true;
  } catch {
    // Without a connection there is no newer build to be had.
  }
}

/** As the router names it in the document. */
function ownBuild(): string | undefined {
  return (window as { __reactRouterManifest?: { version: string } }).__reactRouterManifest?.version;
}

async function registerWorker(workers: ServiceWorkerContainer): Promise<void> {
  const isFirst = workers.controller === null;
  workers.addEventListener('controllerchange', () => {
    if (!isFirst) void askForBuild();
  });
  // A browser may refuse, such as in a private window: the shop needs no worker.
  await workers.register('/service-worker.js').catch(() => {});
}

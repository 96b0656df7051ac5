import { mayReload } from './may-reload.ts';

const storageKey = 'reloaded';

/**
 * A part of the page that cannot be loaded, such as after a week without a reload: the page is loaded anew, and with it the
 * parts of now. Not without a network, where the page can be read on as long as it can do without that part (error-page.tsx), and not where
 * somebody edits it: the editor says what is missing, and tries again.
 */
export function reloadForLostChunks(): void {
  window.addEventListener('vite:preloadError', () => {
    if (navigator.onLine && document.documentElement.dataset.editor === undefined) reloadOnce();
  });
}

/** Loads the page anew, but not again and again (may-reload.ts). */
export function reloadOnce(): void {
  const { pathname } = window.location;
  const next = mayReload(readReloads(), { path: pathname, now: Date.now() });
  if (next && writeReloads(next)) window.location.reload();
}

function readReloads(): string | null {
  try {
    return sessionStorage.getItem(storageKey);
  } catch {
    return null;
  }
}

/** False where the browser stores nothing: without a record one reload might follow the other. */
function writeReloads(value: string): boolean {
  try {
    sessionStorage.setItem(storageKey, value);
    return true;
  } catch {
    return false;
  }
}

import { earlyInput } from './early-input.ts';
import { isCovered, leaveParts } from './load-part.ts';
import { mayReload } from './may-reload.ts';

const storageKey = 'reloaded';
const interruptedKey = 'interrupted';

/** Somebody typed or pressed something on this page. */
let isUsed = false;

/**
 * A part of the page that cannot be loaded, such as after a week without a reload: the page is loaded anew, and with it the
 * parts of now. Not without a network, where the page can be read on as long as it can do without that part (error-page.tsx), and not where
 * somebody edits it: the editor says what is missing, and tries again.
 */
export function reloadForLostChunks(): void {
  window.addEventListener('vite:preloadError', () => {
    if (isCovered()) return;
    if (navigator.onLine && document.documentElement.dataset.editor === undefined) reloadOnce();
  });
  for (const event of ['click', 'input']) {
    window.addEventListener(event, () => (isUsed = true), { capture: true, once: true });
  }
}

/** Loads the page anew, but not again and again (may-reload.ts). */
export function reloadOnce(): void {
  const { pathname } = window.location;
  const next = mayReload(read(storageKey), { path: pathname, now: Date.now() });
  if (!next || !write(storageKey, next)) return;
  if (isUsed || earlyInput()?.isUsed) write(interruptedKey, JSON.stringify({ pathname, entries: entriesOfOrder() }));
  leaveParts();
  window.location.reload();
}

/** What is filled in for an article that is to be bought, by the ids of the fields. */
function entriesOfOrder(): [id: string, value: string][] {
  const fields = document.querySelectorAll<HTMLInputElement>('[data-adds-to-cart] :is(input, select, textarea)[id]');
  return [...fields]
    .filter(({ type }) => type !== 'file')
    .map(({ id, type, checked, value }) => [id, type === 'checkbox' ? String(checked) : value]);
}

/** A page that was reloaded while somebody used it, who has to be told (tell-of-interruption.ts). */
export type Interruption = { pathname: string; entries: [id: string, value: string][] };

/** Null where there was none; asked once. */
export function takeInterruption(): string | null {
  const interrupted = read(interruptedKey);
  if (interrupted !== null) sessionStorage.removeItem(interruptedKey);
  return interrupted;
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** False where the browser stores nothing: without a record one reload might follow the other. */
function write(key: string, value: string): boolean {
  try {
    sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}

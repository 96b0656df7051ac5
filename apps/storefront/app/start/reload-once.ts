import { earlyInput } from './early-input.ts';
import { mayReload } from './may-reload.ts';

const storageKey = 'reloaded';
const interruptedKey = 'interrupted';

/** Somebody typed or pressed something on this page. */
let isUsed = false;

/** From now on it is known whether somebody uses the page. */
export function noteUse(): void {
  for (const event of ['click', 'input']) {
    window.addEventListener(event, () => (isUsed = true), { capture: true, once: true });
  }
}

/**
 * Loads the page anew, but not again and again (may-reload.ts), nor where somebody edits it: the editor says what is missing, and tries
 * again. False where the page stays.
 */
export function reloadOnce(): boolean {
  if (document.documentElement.dataset.editor !== undefined) return false;
  const { pathname } = window.location;
  const next = mayReload(read(storageKey), { path: pathname, now: Date.now() });
  if (!next || !write(storageKey, next)) return false;
  if (isUsed || earlyInput()?.isUsed) {
    const wasSent = document.querySelector('[data-sent]') !== null;
    write(interruptedKey, JSON.stringify({ pathname, entries: entriesOfOrder(), wasSent }));
  }
  window.location.reload();
  return true;
}

/** What is filled in for articles that are to be bought, by the ids of the fields; nothing that was sent, and may be in the cart. */
function entriesOfOrder(): [id: string, value: string][] {
  const fields = document.querySelectorAll<HTMLInputElement>(
    '[data-adds-to-cart] :is(input, select, textarea)[id]:not([data-sent])',
  );
  return [...fields]
    .filter(({ type }) => type !== 'file')
    .map(({ id, type, checked, value }) => [id, type === 'checkbox' ? String(checked) : value]);
}

/** A page that was reloaded while somebody used it, who has to be told (tell-of-interruption.ts). */
export type Interruption = {
  pathname: string;
  entries: [id: string, value: string][];
  /** Something was, and nobody knows whether it arrived. */
  wasSent?: boolean;
};

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

import { browserI18n, ensureMessages } from '../i18n/browser-messages.ts';
import { notify } from '../page/notifications.ts';
import type { Interruption } from './reload-once.ts';

/** Fills in again what was typed for an article when the page was reloaded, and says what became of it. */
export async function tellOfInterruption(interrupted: string): Promise<void> {
  const { pathname, entries, wasSent }: Interruption = JSON.parse(interrupted);
  if (pathname !== window.location.pathname) return;
  const missing: Interruption['entries'] = [];
  for (const [id, value] of entries) {
    const field = document.getElementById(id);
    if (field) fillIn(field as HTMLInputElement, value);
    else if (value !== '') missing.push([id, value]);
  }
  await ensureMessages(['errors']);
  const message = browserI18n()._(wasSent ? 'page.interruptedAfterSending' : 'page.interrupted');
  notify({ type: 'warning', message, isPersistent: true });
  for (const [id, value] of missing) await fillInOpened(id, value);
}

/** Milliseconds between two looks for a field, and how often it is looked for. */
const pause = 100;
const mostLooks = 100;

/** A field that comes when a button is pressed. */
async function fillInOpened(id: string, value: string): Promise<void> {
  const opener = document.querySelector(`[data-opens="${CSS.escape(id)}"]`);
  if (opener?.getAttribute('aria-expanded') === 'false') (opener as HTMLElement).click();
  for (let looks = 0; opener && looks < mostLooks; looks++) {
    const field = document.getElementById(id) as HTMLInputElement | null;
    // What was typed since stays.
    if (field) return field.value === '' ? fillIn(field, value) : undefined;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** As if it was typed: React may have taken over the field, or does so later. */
function fillIn(field: HTMLInputElement, value: string): void {
  if (value === (field.type === 'checkbox' ? String(field.checked) : field.value)) return;
  field.closest('details')?.setAttribute('open', '');
  if (field.type === 'checkbox') {
    field.click();
    return;
  }
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

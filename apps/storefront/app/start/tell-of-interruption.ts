import { browserI18n, ensureMessages } from '../i18n/browser-messages.ts';
import { notify } from '../page/notifications.ts';
import type { Interruption } from './reload-once.ts';

/** Fills in again what was typed for an article when the page was reloaded, and says what became of it. */
export async function tellOfInterruption(interrupted: string): Promise<void> {
  const { pathname, entries }: Interruption = JSON.parse(interrupted);
  if (pathname !== window.location.pathname) return;
  const missing: Interruption['entries'] = [];
  for (const [id, value] of entries) {
    const field = document.getElementById(id);
    if (field) fillIn(field as HTMLInputElement, value);
    else if (value !== '') missing.push([id, value]);
  }
  await ensureMessages(['errors']);
  notify({ type: 'warning', message: browserI18n()._('page.interrupted'), isPersistent: true });
  for (const [id, value] of missing) await fillInOpened(id, value);
}

/** Milliseconds between two looks for a field, and how often it is looked for. */
const pause = 100;
const mostLooks = 100;

/** A field that comes when a button is pressed. */
async function fillInOpened(id: string, value: string): Promise<void> {
  const opener = document.querySelector<HTMLElement>(`[data-opens="${CSS.escape(id)}"]`);
  if (!opener) return;
  opener.click();
  for (let looks = 0; looks < mostLooks; looks++) {
    const field = document.getElementById(id);
    if (field) return fillIn(field as HTMLInputElement, value);
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

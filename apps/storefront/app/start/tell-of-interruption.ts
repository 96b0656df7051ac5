import { browserI18n, ensureMessages } from '../i18n/browser-messages.ts';
import { notify } from '../page/notifications.ts';
import type { Interruption } from './reload-once.ts';

/** Fills in again what was typed for an article when the page was reloaded, and says what became of it. */
export async function tellOfInterruption(interrupted: string): Promise<void> {
  const { pathname, entries }: Interruption = JSON.parse(interrupted);
  if (pathname !== window.location.pathname) return;
  for (const [id, value] of entries) fillIn(document.getElementById(id) as HTMLInputElement | null, value);
  await ensureMessages(['errors']);
  notify({ type: 'warning', message: browserI18n()._('page.interrupted'), isPersistent: true });
}

/** As if it was typed: React may have taken over the field, or does so later. */
function fillIn(field: HTMLInputElement | null, value: string): void {
  if (!field || value === (field.type === 'checkbox' ? String(field.checked) : field.value)) return;
  field.closest('details')?.setAttribute('open', '');
  if (field.type === 'checkbox') {
    field.click();
    return;
  }
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

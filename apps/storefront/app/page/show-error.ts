import { browserI18n } from '#app/i18n/browser-messages.ts';
import { reloadOnce } from '#app/start/reload-once.ts';
import { isReachable } from '#app/start/when-reachable.ts';
import { errorMessage } from './error-message.ts';
import { loadMessageParts } from './message-parts.ts';
import { notify } from './notifications.ts';

/** Tells the visitor why a call failed, in a message that stays. */
export async function showError(error: unknown): Promise<void> {
  await show(() => errorMessage(error, browserI18n()));
}

/** Tells the visitor that the shop cannot be reached. */
export async function showOffline(): Promise<void> {
  await show(() => browserI18n()._('common.offline'));
}

/**
 * Where what shows a message cannot be loaded, since the network is gone, the browser says that with the texts that are there: once for
 * whatever failed together, and again after the next press.
 */
async function show(message: () => string): Promise<void> {
  try {
    await loadMessageParts();
  } catch {
    if (!(await isReachable()) || !reloadOnce()) sayOffline();
    return;
  }
  notify({ type: 'negative', message: message() });
}

let hasSaidOffline = false;

function sayOffline(): void {
  if (hasSaidOffline) return;
  hasSaidOffline = true;
  for (const press of ['pointerdown', 'keydown'])
    window.addEventListener(press, forgetOffline, { capture: true, once: true });
  window.alert(browserI18n()._('common.offline'));
}

function forgetOffline(): void {
  hasSaidOffline = false;
}

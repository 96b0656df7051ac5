import { browserI18n, ensureMessages } from '#app/i18n/browser-messages.ts';
import { reloadOnce } from '#app/start/reload-for-lost-chunks.ts';
import { errorMessage } from './error-message.ts';
import { notify } from './notifications.ts';

/**
 * Tells the visitor why a call failed, in a message that stays. Where its texts cannot be loaded, since the network is gone, the browser says it with
 * those that are there: once, until the network is back.
 */
export async function showError(error: unknown): Promise<void> {
  try {
    await ensureMessages(['errors']);
  } catch {
    if (navigator.onLine) return reloadOnce();
    return sayOffline();
  }
  notify({ type: 'negative', message: errorMessage(error, browserI18n()) });
}

let hasSaidOffline = false;

function sayOffline(): void {
  if (hasSaidOffline) return;
  hasSaidOffline = true;
  window.addEventListener('online', () => (hasSaidOffline = false), { once: true });
  window.alert(browserI18n()._('common.offline'));
}

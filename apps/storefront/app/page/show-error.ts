import { browserI18n, ensureMessages } from '#app/i18n/browser-messages.ts';
import { reloadOnce } from '#app/start/reload-for-lost-chunks.ts';
import { errorMessage } from './error-message.ts';
import { notify } from './notifications.ts';

/** Tells the visitor why a call failed, in a message that stays. Where its texts cannot be loaded the page of the service worker says it. */
export async function showError(error: unknown): Promise<void> {
  try {
    await ensureMessages(['errors']);
  } catch {
    return reloadOnce();
  }
  notify({ type: 'negative', message: errorMessage(error, browserI18n()) });
}

import { browserI18n, ensureMessages } from '#app/i18n/browser-messages.ts';
import { errorMessage } from './error-message.ts';
import { notify } from './notifications.ts';

/** Tells the visitor why a call failed, in a message that stays. The texts are loaded now: most visits need none. */
export async function showError(error: unknown): Promise<void> {
  await ensureMessages(['errors']);
  notify({ type: 'negative', message: errorMessage(error, browserI18n()) });
}

import { ensureMessages } from '#app/i18n/browser-messages.ts';
import { hasSession } from '#app/session/has-session.ts';
import { sessionLoaded } from '#app/session/load-session.ts';

/** The dialog comes with its texts and with who asks. */
export async function loadNotifyMe() {
  const [dialog] = await Promise.all([
    import('./notify-me-dialog.tsx'),
    ensureMessages(['notify', 'forms']),
    hasSession() && sessionLoaded(),
  ]);
  return dialog;
}

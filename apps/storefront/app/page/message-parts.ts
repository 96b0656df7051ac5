import { ensureMessages } from '#app/i18n/browser-messages.ts';
import { loadOptional } from '#app/start/load-part.ts';

/** Loads what a message says why a call failed with. It may fail itself, since nothing can be loaded any more: the page stays then. */
export async function loadMessageParts(): Promise<void> {
  await loadOptional(() =>
    Promise.all([import('#app/components/shop/notification-card.tsx'), ensureMessages(['errors'])]),
  );
}

import { ensureMessages } from '#app/i18n/browser-messages.ts';
import { loadOptional } from '#app/start/load-part.ts';

let loadCard: () => Promise<unknown> = async () => {};

/** The component that shows a message, which pages do not know. */
export function offerMessageCard(load: () => Promise<unknown>): void {
  loadCard = load;
}

/** Loads what a message says why a call failed with. It may fail itself, since nothing can be loaded any more: the page stays then. */
export async function loadMessageParts(): Promise<void> {
  await loadOptional(() => Promise.all([loadCard(), ensureMessages(['errors'])]));
}

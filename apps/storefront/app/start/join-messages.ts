import type { Area } from '../i18n/areas.ts';
import { ensureMessages, fetchMessages } from '../i18n/browser-messages.ts';
import { partsAreThere, showIntent } from './first-intent.ts';

/**
 * Loads catalogues for what comes by itself. With new texts React draws the page anew, and what still waits for its scripts is blank until
 * they are there: those come first. Not for a part of a page, which would wait for itself.
 */
export async function joinMessages(areas: readonly Area[]): Promise<void> {
  showIntent();
  await fetchMessages(areas);
  await partsAreThere();
  await ensureMessages(areas);
}

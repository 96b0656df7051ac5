import { type PublicSettings, readSettings } from '@mise/contract/shop/read-settings.ts';
import type { Setting } from '@mise/contract/shop/settings.ts';

/** The public settings as a page works with them, from what getSettings and getInit answer. */
export function readPublicSettings(settings: readonly Setting[]): PublicSettings {
  return readSettings(new Map(settings.map(({ key, value }) => [key, typeof value === 'string' ? value : ''])));
}

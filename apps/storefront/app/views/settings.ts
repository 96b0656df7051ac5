import { type PublicSettings, readSettings } from '@mise/contract/shop/read-settings.ts';
import type { Setting } from '@mise/contract/shop/settings.ts';
import { rememberedOf } from '@mise/rules/remembered-of.ts';

/** The public settings as a page works with them, from what getSettings and getInit answer. */
export const readPublicSettings = rememberedOf(
  (settings: readonly Setting[]): PublicSettings =>
    readSettings(new Map(settings.map(({ key, value }) => [key, typeof value === 'string' ? value : '']))),
);

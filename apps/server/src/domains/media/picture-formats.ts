import type { PublicSettings } from '@mise/contract/shop/read-settings.ts';

/** By the ending of the address. */
export type PictureFormat = 'avif' | 'webp' | 'jpg' | 'png';

/** The owner's switches. */
export type FormatSwitches = { avif: boolean; webp: boolean };

export function formatSwitches(settings: Pick<PublicSettings, 'useAvif' | 'useWebp'>): FormatSwitches {
  return { avif: settings.useAvif, webp: settings.useWebp };
}

/** The format that every browser shows: WebP, or what can stand in for it where the owner wants none. */
export function commonFormat(switches: FormatSwitches, hasAlpha: boolean): PictureFormat {
  if (switches.webp) return 'webp';
  return hasAlpha ? 'png' : 'jpg';
}

/** Whether the shop gives out this format. JPEG has no transparency, and PNG is far too large without. */
export function isOffered(format: PictureFormat, switches: FormatSwitches, hasAlpha: boolean): boolean {
  return format === commonFormat(switches, hasAlpha) || (format === 'avif' && switches.avif);
}

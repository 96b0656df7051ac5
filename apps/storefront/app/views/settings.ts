import type { Setting } from '@mise/contract/shop/settings.ts';
import { defaultLocale, type Locale } from '../page/locale.ts';

export type SettingReader = (key: string) => string;

/**
 * Reads the public settings in the language of the page: what is read aloud stands under its key in German, and under
 * the key with the language appended ("announcementEn") in the others. '' where nothing is set.
 */
export function readSettings(settings: readonly Setting[], locale: Locale): SettingReader {
  const values = new Map(settings.map(({ key, value }) => [key, value]));
  const ending = locale === defaultLocale ? '' : `${locale.charAt(0).toUpperCase()}${locale.slice(1)}`;
  return (key) => {
    const value = values.get(key + ending) ?? values.get(key) ?? '';
    return Array.isArray(value) ? value.join('\n') : value;
  };
}

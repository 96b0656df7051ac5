import { defaultLanguage, factsOf, type Language, languages } from '@mise/rules/languages.ts';
import { toLines, toOneLine } from '@mise/rules/typed-text.ts';
import type { z } from 'zod';
import { type SettingEntry, settingEntries } from './setting-entries.ts';

type Entries = typeof settingEntries;
export type SettingKey = keyof Entries;
type KeyWith<Property> = {
  [Key in SettingKey]: Entries[Key] extends Property ? Key : never;
}[SettingKey];
type TranslatedKey = KeyWith<{ isTranslated: true }>;
type FurtherLanguage = Exclude<Language, typeof defaultLanguage>;

type ValueOf<Key extends SettingKey> = z.output<Entries[Key]['schema']>;

/** Every setting as the shop works with it; a translated one by language. */
export type Settings = {
  readonly [Key in SettingKey]: Key extends TranslatedKey ? Readonly<Record<Language, ValueOf<Key>>> : ValueOf<Key>;
};

/** What a page may know. */
export type PublicSettings = Pick<Settings, KeyWith<{ isPublic: true }>>;

/** The keys under which texts are stored: "announcement" and "announcementEn". */
export type StoredSettingKey = SettingKey | `${TranslatedKey}${Capitalize<FurtherLanguage>}`;

/** What the owner has set, by stored key. */
export type StoredSettings = ReadonlyMap<string, string>;

export const settingKeys = Object.keys(settingEntries) as SettingKey[];

export function entryOf(key: SettingKey): SettingEntry {
  return settingEntries[key];
}

/** Reads what is stored. Where nothing is, or nothing that can be read, the default of the setting counts. */
export function readSettings(stored: StoredSettings): Settings {
  return Object.fromEntries(settingKeys.map((key) => [key, readSetting(key, stored)])) as Settings;
}

/** The text of a setting that counts, as it would be stored: the one of the language, of its fallback, or the default. */
export function settingText(key: SettingKey, stored: StoredSettings, language: Language = defaultLanguage): string {
  const { schema, default: usual } = entryOf(key);
  const own = typedSetting(key, stored.get(storedKey(key, language)) ?? '');
  if (own !== '' && schema.safeParse(own).success) return own;
  const { fallback } = factsOf(language);
  return fallback === null ? usual : settingText(key, stored, fallback);
}

/** The text of a setting as it is stored: on one line, unless it is a list of lines. */
export function typedSetting(key: SettingKey, typed: string): string {
  return entryOf(key).hasLines ? toLines(typed) : toOneLine(typed).trim();
}

/** In the default language the key itself, in another one with the language appended. */
export function storedKey(key: SettingKey, language: Language): string {
  if (language === defaultLanguage || !entryOf(key).isTranslated) return key;
  return `${key}${language.charAt(0).toUpperCase()}${language.slice(1)}`;
}

function readSetting(key: SettingKey, stored: StoredSettings): unknown {
  const { schema, isTranslated } = entryOf(key);
  const valueIn = (language?: Language) => schema.parse(settingText(key, stored, language));
  if (!isTranslated) return valueIn();
  return Object.fromEntries(languages.map((language) => [language, valueIn(language)]));
}

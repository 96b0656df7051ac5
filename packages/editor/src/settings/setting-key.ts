import { defaultLanguage, type Language } from '@mise/rules/languages.ts';

/** Where the text of a translated setting is stored: under its name, with another language than the first appended. */
export function settingKey(setting: string, language: Language): string {
  if (language === defaultLanguage) return setting;
  return `${setting}${language.charAt(0).toUpperCase()}${language.slice(1)}`;
}

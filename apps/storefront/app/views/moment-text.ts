import { factsOf, type Language } from '@mise/rules/languages.ts';

/** "22.11.2026, 18:43" of an ISO 8601 moment, at the clock of the shop. */
export function momentText(moment: string, language: Language): string {
  return new Date(moment).toLocaleString(factsOf(language).locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  });
}

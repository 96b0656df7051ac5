import { factsOf, type Language } from '@mise/rules/languages.ts';

/** "22.11.2026, 18:43" of an ISO 8601 moment, at the clock of the shop. */
export function momentText(moment: string, language: Language): string {
  return new Date(moment).toLocaleString(factsOf(language).locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  });
}

/** "23. Dezember 2026" of a moment or a day, in Berlin. */
export function longDay(moment: string, language: Language): string {
  const format = { dateStyle: 'long', timeZone: 'Europe/Berlin' } as const;
  return new Intl.DateTimeFormat(factsOf(language).locale, format).format(new Date(moment));
}

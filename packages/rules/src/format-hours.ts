import { factsOf, type Language, perLanguage } from './languages.ts';

const hours = perLanguage(
  (language) =>
    new Intl.DateTimeFormat(factsOf(language).locale, { hour: '2-digit', minute: '2-digit', timeZone: 'UTC' }),
);

/** "07:00-10:00" as it is read: "07:00–10:00 Uhr", "07:00–10:00". It does not break. */
export function formatHours(window: string, language: Language): string {
  const [from = '', to = ''] = window.split('-');
  return hours[language]
    .formatRange(momentOf(from), momentOf(to))
    .replaceAll(/\s*–\s*/g, '–')
    .replaceAll(/\s/g, '\u00a0');
}

function momentOf(time: string): Date {
  return new Date(`2026-01-01T${time}:00Z`);
}

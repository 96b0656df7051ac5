import type { CalendarDay } from '@mise/rules/calendar-day.ts';
import { factsOf, type Language } from '@mise/rules/languages.ts';
import { remembered } from '@mise/rules/remembered.ts';
import { dayOf } from '@mise/rules/shop-clock.ts';

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
  return written({ day: dayOf(new Date(moment)), language });
}

/** Of as many days the words are kept: to write them takes longer than all else of a review. */
const mostKept = 1000;

const written = remembered(
  ({ day, language }: { day: CalendarDay; language: Language }) =>
    new Intl.DateTimeFormat(factsOf(language).locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day)),
  ({ day, language }) => `${language} ${day}`,
  mostKept,
);

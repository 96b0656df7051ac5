import { addDays, type CalendarDay, weekdayOf, weekNumberOf } from './calendar-day.ts';
import type { DeliveryWindow } from './delivery-promise.ts';
import { factsOf, type Language } from './languages.ts';
import { remembered } from './remembered.ts';

const noBreak = '\u00a0';

const weekdays = formats({ weekday: 'short', timeZone: 'UTC' });
const days = formats({ weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });
const moments = formats({
  ...{ weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' },
  timeZone: 'Europe/Berlin',
});

/** "Mi. 25. Nov.", "Wed 25 Nov"; it does not break. */
export function formatDay(day: CalendarDay, language: Language): string {
  return partsOf(day, language, true);
}

/** Weekday and number alone: "Mi", "25". */
export function dayPartsOf(day: CalendarDay, language: Language): { dayName: string; dayNumber: string } {
  return { dayName: weekdays(language).format(new Date(day)), dayNumber: String(Number(day.slice(8))) };
}

/** "Mi. 25.–Do. 26. Nov."; one day where they are the same. It breaks nowhere but after the dash. */
export function formatWindow({ from, to }: DeliveryWindow, language: Language): string {
  if (from === to) return formatDay(from, language);
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${partsOf(from, language, !isSameMonth)}–${formatDay(to, language)}`;
}

/** The week in which a rest comes: "KW 49" where weeks are counted, else the day on which it begins: "w/c Mon 30 Nov". */
export function formatWeek(day: CalendarDay, language: Language): string {
  const { countedWeek } = factsOf(language);
  if (countedWeek !== null) return `${countedWeek}${noBreak}${weekNumberOf(day)}`;
  return `w/c${noBreak}${formatDay(addDays(day, 1 - weekdayOf(day)), language)}`;
}

/** "Mo. 23. Nov., 14:00", in Berlin. */
export function formatMoment(moment: Date, language: Language): string {
  return withoutCommas(moments(language).formatToParts(moment));
}

function partsOf(day: CalendarDay, language: Language, hasMonth: boolean): string {
  const parts = days(language).formatToParts(new Date(day));
  return withoutCommas(parts.filter(({ type }) => hasMonth || type !== 'month'));
}

/** Of each language, made when it is needed first. */
function formats(options: Intl.DateTimeFormatOptions) {
  return remembered(
    (language: Language) => new Intl.DateTimeFormat(factsOf(language).locale, options),
    (language) => language,
  );
}

/** Browsers and servers disagree about commas behind a weekday. */
function withoutCommas(parts: Intl.DateTimeFormatPart[]): string {
  return parts
    .map(({ type, value }, index) => (type === 'literal' && index === 1 ? value.replace(',', '') : value))
    .join('')
    .trim()
    .replaceAll(' ', noBreak);
}

import { addDays, type CalendarDay, calendarDay, weekdayOf, yearOf } from './calendar-day.ts';
import type { GermanState } from './german-states.ts';
import { remembered } from './remembered.ts';

/** The states that have it; 'all' of Germany, or 'abroad' too. */
type CelebratedIn = 'abroad' | 'all' | readonly GermanState[];
type Holiday = { day: CalendarDay; states: CelebratedIn };

/** Where goods come from or go to. `states`: those in which it may lie; none: not known. Abroad, not Germany. */
export type Region = { isGerman: boolean; states: readonly GermanState[] };

/**
 * Whether nothing is delivered: a holiday of the whole country, or of any state in which the place may lie. Abroad Christmas
 * and New Year alone are known. What is one in single municipalities counts for Bavaria (15 August), where most have it.
 */
export function isPublicHoliday(day: CalendarDay, { isGerman, states }: Region): boolean {
  const holidays = holidaysOf(yearOf(day)).get(day) ?? [];
  return holidays.some(
    (of) => of === 'abroad' || (isGerman && (of === 'all' || of.some((state) => states.includes(state)))),
  );
}

/** The public holidays of a German state, as they come. */
export function publicHolidays(year: number, state: GermanState): CalendarDay[] {
  const days = [...holidaysOf(year)].filter(([, holidays]) =>
    holidays.some((of) => typeof of === 'string' || of.includes(state)),
  );
  return days.map(([day]) => day).sort();
}

/** Those of a year by their day: Ascension may fall on 1 May. */
const holidaysOf = remembered(
  (year: number): ReadonlyMap<CalendarDay, CelebratedIn[]> => {
    const byDay = new Map<CalendarDay, CelebratedIn[]>();
    for (const { day, states } of calculated(year)) byDay.set(day, [...(byDay.get(day) ?? []), states]);
    return byDay;
  },
  (year) => year,
);

function calculated(year: number): Holiday[] {
  const easter = easterSunday(year);
  const fixed = (month: number, day: number) => calendarDay(year, month, day);
  return [
    { day: fixed(1, 1), states: 'abroad' },
    { day: fixed(1, 6), states: ['BW', 'BY', 'ST'] },
    { day: fixed(3, 8), states: ['BE', 'MV'] },
    { day: addDays(easter, -2), states: 'all' },
    { day: addDays(easter, 1), states: 'all' },
    { day: fixed(5, 1), states: 'all' },
    { day: addDays(easter, 39), states: 'all' },
    { day: addDays(easter, 50), states: 'all' },
    { day: addDays(easter, 60), states: ['BW', 'BY', 'HE', 'NW', 'RP', 'SL'] },
    { day: fixed(8, 15), states: ['BY', 'SL'] },
    { day: fixed(9, 20), states: ['TH'] },
    { day: fixed(10, 3), states: 'all' },
    { day: fixed(10, 31), states: ['BB', 'HB', 'HH', 'MV', 'NI', 'SN', 'ST', 'SH', 'TH'] },
    { day: fixed(11, 1), states: ['BW', 'BY', 'NW', 'RP', 'SL'] },
    { day: repentanceDay(year), states: ['SN'] },
    { day: fixed(12, 25), states: 'abroad' },
    { day: fixed(12, 26), states: 'abroad' },
  ];
}

/** The Wednesday before 23 November. */
function repentanceDay(year: number): CalendarDay {
  const last = calendarDay(year, 11, 22);
  return addDays(last, -((weekdayOf(last) + 4) % 7));
}

/** Gauss's formula with the corrections of Lichtenberg: a day of March, counted on into April. */
function easterSunday(year: number): CalendarDay {
  const century = Math.floor(year / 100);
  const moon = 15 + Math.floor((3 * century + 3) / 4) - Math.floor((8 * century + 13) / 25);
  const sun = 2 - Math.floor((3 * century + 3) / 4);
  const golden = year % 19;
  const seed = (19 * golden + moon) % 30;
  const correction = Math.floor((seed + Math.floor(golden / 11)) / 29);
  const fullMoon = 21 + seed - correction;
  const firstSunday = 7 - ((year + Math.floor(year / 4) + sun) % 7);
  return addDays(calendarDay(year, 3, 1), fullMoon + 6 - ((fullMoon - firstSunday) % 7));
}

import { addDays, type CalendarDay, calendarDay, weekdayOf, yearOf } from './calendar-day.ts';
import { easterSunday } from './easter-sunday.ts';
import type { GermanState } from './german-states.ts';
import { holidaysAbroad } from './holidays-abroad.ts';
import { remembered } from './remembered.ts';

/** The states that have it; 'all' of Germany, or 'abroad' too. */
type CelebratedIn = 'abroad' | 'all' | readonly GermanState[];
type Holiday = { day: CalendarDay; states: CelebratedIn };

/** Where goods come from or go to. `country`: ISO code. `states`: those of Germany in which it may lie; none: not known. */
export type Region = { country: string; states: readonly GermanState[] };

/**
 * Whether nothing is delivered: a holiday of the whole country, or of any state in which the place may lie. Abroad those of the
 * whole country count, where they are known (`holidays-abroad.ts`), else Christmas and New Year alone. What is one in single
 * municipalities counts for Bavaria (15 August), where most have it.
 */
export function isPublicHoliday(day: CalendarDay, { country, states }: Region): boolean {
  if (holidaysAbroad(yearOf(day), country).has(day)) return true;
  const holidays = holidaysOf(yearOf(day)).get(day) ?? [];
  return holidays.some(
    (of) => of === 'abroad' || (country === 'DE' && (of === 'all' || of.some((state) => states.includes(state)))),
  );
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

import { addDays, type CalendarDay, calendarDay, weekdayOf } from './calendar-day.ts';
import { easterSunday } from './easter-sunday.ts';
import { remembered } from './remembered.ts';

/**
 * `fixed`: months and days. `easter`: days after Easter Sunday. `mondays`: of a month, the first or the last. Christmas Day, its morrow and New
 * Year are everywhere, and not named.
 */
type NationalHolidays = {
  fixed: string;
  easter: readonly number[];
  mondays?: readonly (readonly [month: number, which: 'first' | 'last'])[];
  /** Christmas and New Year on a Saturday or Sunday have the next free weekday. */
  movesOn?: true;
};

const goodFriday = -2;
const easterMonday = 1;
const ascension = 39;
const whitMonday = 50;
const corpusChristi = 60;

/** Those of whole countries, by ISO code; what single regions have is not known. */
const countries: Record<string, NationalHolidays> = {
  AT: {
    fixed: '01-06 05-01 08-15 10-26 11-01 12-08',
    easter: [easterMonday, ascension, whitMonday, corpusChristi],
  },
  BE: { fixed: '05-01 07-21 08-15 11-01 11-11', easter: [easterMonday, ascension, whitMonday] },
  // In all but a few cantons.
  CH: { fixed: '08-01', easter: [goodFriday, easterMonday, ascension, whitMonday] },
  CZ: { fixed: '05-01 05-08 07-05 07-06 09-28 10-28 11-17 12-24', easter: [goodFriday, easterMonday] },
  DK: { fixed: '06-05', easter: [-3, goodFriday, easterMonday, ascension, whitMonday] },
  ES: { fixed: '01-06 05-01 08-15 10-12 11-01 12-06 12-08', easter: [goodFriday] },
  FR: { fixed: '05-01 05-08 07-14 08-15 11-01 11-11', easter: [easterMonday, ascension, whitMonday] },
  GB: {
    fixed: '',
    easter: [goodFriday, easterMonday],
    mondays: [
      [5, 'first'],
      [5, 'last'],
      [8, 'last'],
    ],
    movesOn: true,
  },
  IE: {
    fixed: '03-17',
    easter: [easterMonday],
    mondays: [
      [2, 'first'],
      [5, 'first'],
      [6, 'first'],
      [8, 'first'],
      [10, 'last'],
    ],
  },
  IT: { fixed: '01-06 04-25 05-01 06-02 08-15 10-04 11-01 12-08', easter: [easterMonday] },
  LU: { fixed: '05-01 05-09 06-23 08-15 11-01', easter: [easterMonday, ascension, whitMonday] },
  NL: { fixed: '04-27', easter: [easterMonday, ascension, whitMonday] },
  PL: { fixed: '01-06 05-01 05-03 08-15 11-01 11-11 12-24', easter: [easterMonday, corpusChristi] },
  PT: { fixed: '04-25 05-01 06-10 08-15 10-05 11-01 12-01 12-08', easter: [goodFriday, corpusChristi] },
  SE: { fixed: '01-06 05-01 06-06', easter: [goodFriday, easterMonday, ascension] },
};

const none: ReadonlySet<CalendarDay> = new Set();

const calculatedOf = Object.fromEntries(
  Object.entries(countries).map(([country, named]) => [
    country,
    remembered(
      (year: number) => calculated(year, named),
      (year) => year,
    ),
  ]),
);

/** The holidays of a whole country that is not Germany, by ISO code, beside Christmas and New Year; none where they are not known. */
export function holidaysAbroad(year: number, country: string): ReadonlySet<CalendarDay> {
  return calculatedOf[country]?.(year) ?? none;
}

function calculated(
  year: number,
  { fixed, easter, mondays = [], movesOn }: NationalHolidays,
): ReadonlySet<CalendarDay> {
  return new Set([
    ...fixed
      .split(' ')
      .filter(Boolean)
      .map((day) => `${year}-${day}`),
    ...easter.map((days) => addDays(easterSunday(year), days)),
    ...mondays.map(([month, which]) => mondayOf(year, month, which)),
    ...(movesOn ? substitutesOf(year) : []),
  ]);
}

function mondayOf(year: number, month: number, which: 'first' | 'last'): CalendarDay {
  if (which === 'last') {
    const last = addDays(calendarDay(year, month + 1, 1), -1);
    return addDays(last, 1 - weekdayOf(last));
  }
  const first = calendarDay(year, month, 1);
  return addDays(first, (8 - weekdayOf(first)) % 7);
}

function substitutesOf(year: number): CalendarDay[] {
  const taken = new Set(['01-01', '12-25', '12-26'].map((day) => `${year}-${day}`));
  return [...taken].flatMap((holiday) => {
    if (weekdayOf(holiday) < 6) return [];
    let day = holiday;
    while (weekdayOf(day) >= 6 || taken.has(day)) day = addDays(day, 1);
    taken.add(day);
    return [day];
  });
}

import { addDays, type CalendarDay, calendarDay } from './calendar-day.ts';

/** Gauss's formula with the corrections of Lichtenberg: a day of March, counted on into April. */
export function easterSunday(year: number): CalendarDay {
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

import { remembered } from './remembered.ts';

/** A day of the calendar, '2026-11-25': it compares as text and knows no time zone. */
export type CalendarDay = string;

/** 1 Monday to 7 Sunday, as ISO 8601 counts. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const dayMs = 86_400_000;

/** Of as many days the one after and the weekday are kept: carts walk through the same weeks again and again. */
const mostKept = 1000;

export function calendarDay(year: number, month: number, day: number): CalendarDay {
  return toDay(Date.UTC(year, month - 1, day));
}

export function addDays(day: CalendarDay, days: number): CalendarDay {
  return toDay(Date.parse(day) + days * dayMs);
}

/** The day after, which is asked for most. */
export const dayAfter = remembered(
  (day: CalendarDay) => addDays(day, 1),
  (day) => day,
  mostKept,
);

export function yearOf(day: CalendarDay): number {
  return Number(day.slice(0, 4));
}

export const weekdayOf = remembered(
  (day: CalendarDay): Weekday => {
    const sundayFirst = new Date(day).getUTCDay();
    return (sundayFirst === 0 ? 7 : sundayFirst) as Weekday;
  },
  (day) => day,
  mostKept,
);

/** The number of its week (ISO 8601): the week of a year's first Thursday is its first. */
export function weekNumberOf(day: CalendarDay): number {
  const thursday = addDays(day, 4 - weekdayOf(day));
  const ofYear = (Date.parse(thursday) - Date.parse(calendarDay(yearOf(thursday), 1, 1))) / dayMs;
  return Math.floor(ofYear / 7) + 1;
}

/** The day of a moment (milliseconds) where clocks show UTC. */
export function toDay(utc: number): CalendarDay {
  return new Date(utc).toISOString().slice(0, 10);
}

import { remembered } from './remembered.ts';

/** A day of the calendar, '2026-11-25': it compares as text and knows no time zone. */
export type CalendarDay = string;

/** 1 Monday to 7 Sunday, as ISO 8601 counts. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const dayMs = 86_400_000;
const hourMs = 3_600_000;
const minuteMs = 60_000;

/** Where the shop's clocks hang: all days and hours that it promises are of this zone. */
const timeZone = 'Europe/Berlin';

const wallClock = new Intl.DateTimeFormat('en-CA', {
  ...{ timeZone, hourCycle: 'h23' },
  ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' },
});

/** Of as many hours the offset is kept, and of as many days the one after and the weekday: carts walk through the same weeks again and again. */
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

/** The day in Berlin. */
export function dayOf(moment: Date): CalendarDay {
  return toDay(moment.getTime() + offsetAt(moment.getTime()));
}

/** The moment at which clocks in Berlin show so many minutes past midnight. An hour that summer time leaves out is the next one. */
export function momentAt(day: CalendarDay, minute: number): Date {
  const wanted = Date.parse(day) + minute * minuteMs;
  // The second guess counts where clocks change between the first and the moment itself.
  const guess = wanted - offsetAt(wanted);
  return new Date(wanted - offsetAt(guess));
}

/** How far the clocks in Berlin are ahead of UTC. They change at the full hour only: asking is dear, and every cart asks several times. */
const offsetAt = remembered(
  (moment: number) => {
    const hour = Math.floor(moment / hourMs) * hourMs;
    return wallClockOf(hour) - hour;
  },
  (moment) => Math.floor(moment / hourMs),
  mostKept,
);

function wallClockOf(moment: number): number {
  const parts = new Map(wallClock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
}

function toDay(utc: number): CalendarDay {
  return new Date(utc).toISOString().slice(0, 10);
}

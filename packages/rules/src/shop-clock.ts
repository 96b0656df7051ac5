import { type CalendarDay, toDay } from './calendar-day.ts';
import { remembered } from './remembered.ts';

const hourMs = 3_600_000;
const minuteMs = 60_000;

/** Where the shop's clocks hang: all days and hours that it promises are of this zone. */
const timeZone = 'Europe/Berlin';

const wallClock = new Intl.DateTimeFormat('en-CA', {
  ...{ timeZone, hourCycle: 'h23' },
  ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' },
});

/** Of as many hours the offset is kept. */
const mostKept = 1000;

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

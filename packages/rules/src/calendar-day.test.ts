import { expect, it } from 'vitest';
import { addDays, weekdayOf, weekNumberOf } from './calendar-day.ts';

it.each([
  ['2026-11-23', 1, 48],
  ['2026-11-29', 7, 48],
  ['2026-12-31', 4, 53],
  ['2027-01-03', 7, 53],
  ['2027-01-04', 1, 1],
  ['2024-12-30', 1, 1],
])('%s is day %d of week %d', (day, weekday, week) => {
  expect([weekdayOf(day), weekNumberOf(day)]).toEqual([weekday, week]);
});

it('counts days over the ends of months and years, and over changed clocks', () => {
  expect(addDays('2026-12-30', 3)).toBe('2027-01-02');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
});

import { describe, expect, it } from 'vitest';
import { addDays, dayOf, momentAt, weekdayOf, weekNumberOf } from './calendar-day.ts';

it.each([
  ['2026-11-23T22:59:59Z', '2026-11-23'],
  ['2026-11-23T23:00:00Z', '2026-11-24'],
  ['2026-07-01T21:59:59Z', '2026-07-01'],
  ['2026-07-01T22:00:00Z', '2026-07-02'],
])('%s is %s in Berlin', (moment, day) => {
  expect(dayOf(new Date(moment))).toBe(day);
});

describe('momentAt', () => {
  it.each([
    ['in winter', '2026-11-23', 840, '2026-11-23T13:00:00.000Z'],
    ['in summer', '2026-07-01', 840, '2026-07-01T12:00:00.000Z'],
    ['before clocks are put forward', '2026-03-29', 119, '2026-03-29T00:59:00.000Z'],
    ['in the hour that is left out', '2026-03-29', 150, '2026-03-29T01:30:00.000Z'],
    ['after it', '2026-03-29', 840, '2026-03-29T12:00:00.000Z'],
    ['before clocks are put back', '2026-10-25', 60, '2026-10-24T23:00:00.000Z'],
    ['after that', '2026-10-25', 840, '2026-10-25T13:00:00.000Z'],
  ])('%s', (_, day, minute, moment) => {
    expect(momentAt(day, minute).toISOString()).toBe(moment);
  });
});

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

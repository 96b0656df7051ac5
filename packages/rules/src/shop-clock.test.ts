import { describe, expect, it } from 'vitest';
import { dayOf, momentAt } from './shop-clock.ts';

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
    ['at its end', '2026-03-29', 180, '2026-03-29T01:00:00.000Z'],
    ['after it', '2026-03-29', 840, '2026-03-29T12:00:00.000Z'],
    ['before clocks are put back', '2026-10-25', 60, '2026-10-24T23:00:00.000Z'],
    ['after that', '2026-10-25', 840, '2026-10-25T13:00:00.000Z'],
  ])('%s', (_, day, minute, moment) => {
    expect(momentAt(day, minute).toISOString()).toBe(moment);
  });
});

import { expect, test } from 'vitest';
import { keptSince } from './kept-since.ts';

test.each([
  ['2026-01-01T00:00:00+01:00', '2018-01-01T00:00:00+01:00'],
  ['2025-12-31T23:59:59+01:00', '2017-01-01T00:00:00+01:00'],
  ['2026-07-01T00:00:00+02:00', '2018-01-01T00:00:00+01:00'],
])('at %s what happened since %s is kept', (now, since) => {
  expect(keptSince(new Date(now), 8)).toEqual(new Date(since));
});

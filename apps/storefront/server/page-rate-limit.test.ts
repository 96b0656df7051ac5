import { expect, test } from 'vitest';
import { createPageRateLimit } from './page-rate-limit.ts';

test('a network may ask so often a minute, others on their own', () => {
  let time = 1_000_000;
  const limit = createPageRateLimit({ maximum: 2, now: () => time });
  expect([limit('a'), limit('a'), limit('b')]).toEqual([0, 0, 0]);
  time += 45_000;
  expect(limit('a')).toBe(15);
  expect(limit('b')).toBe(0);
  time += 15_000;
  expect(limit('a')).toBe(0);
});

test('0 is no limit', () => {
  const limit = createPageRateLimit({ maximum: 0, now: () => 0 });
  expect(Array.from({ length: 100 }, () => limit('a')).every((seconds) => seconds === 0)).toBe(true);
});

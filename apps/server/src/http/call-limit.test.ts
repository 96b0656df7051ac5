import { expect, test } from 'vitest';
import { createCallLimit } from './call-limit.ts';

function limitOf(maximum: number) {
  const clock = { time: 1_000_000 };
  const limit = createCallLimit({ maximum, now: () => clock.time });
  /** Seconds to wait; 0: the call was let in. */
  const ask = (network: string, weight?: number): number => {
    try {
      limit(network, weight);
      return 0;
    } catch (error) {
      return (error as { retryAfter: number }).retryAfter;
    }
  };
  return { clock, ask };
}

test('a network may ask so often a minute, others on their own', () => {
  const { clock, ask } = limitOf(2);
  expect([ask('a'), ask('a'), ask('b')]).toEqual([0, 0, 0]);
  clock.time += 45_000;
  expect(ask('a')).toBe(15);
  expect(ask('b')).toBe(0);
  clock.time += 15_000;
  expect(ask('a')).toBe(0);
});

test('what costs more is let in less often, and at least once', () => {
  const { ask } = limitOf(6);
  expect([ask('a', 3), ask('a', 3), ask('a', 3)]).toEqual([0, 0, 60]);
  expect([ask('b', 10), ask('b', 1)]).toEqual([0, 60]);
});

test('0 is no limit', () => {
  const { ask } = limitOf(0);
  expect(Array.from({ length: 100 }, () => ask('a')).every((seconds) => seconds === 0)).toBe(true);
});

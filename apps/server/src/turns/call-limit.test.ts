import { expect, test } from 'vitest';
import { type CountedCaller, createCallLimit, createSessionCount } from './call-limit.ts';

function limitOf(maximum: number) {
  const clock = { time: 1_000_000 };
  const limit = createCallLimit({ maximum, now: () => clock.time });
  /** Seconds to wait; 0: the call was let in. */
  const ask = (network: string, { weight, ...asked }: Partial<CountedCaller> & { weight?: number } = {}) => {
    try {
      limit({ network, session: null, knownAs: null, kind: 'reads', ...asked }, weight);
      return 0;
    } catch (error) {
      return (error as { retryAfter: number }).retryAfter;
    }
  };
  return { clock, ask };
}

test('a visitor may ask so often a minute, others of the network and other networks on their own', () => {
  const { clock, ask } = limitOf(2);
  expect([ask('a'), ask('a'), ask('b'), ask('a', { session: 'anna' })]).toEqual([0, 0, 0, 0]);
  clock.time += 45_000;
  expect(ask('a')).toBe(15);
  expect([ask('b'), ask('a', { session: 'anna' })]).toEqual([0, 0]);
  expect(ask('a', { session: 'anna' })).toBe(15);
  clock.time += 15_000;
  expect([ask('a'), ask('a', { session: 'anna' })]).toEqual([0, 0]);
});

test('all visitors of a network together may ask ten times as often, whatever sessions they name', () => {
  const { ask } = limitOf(2);
  const asked = Array.from({ length: 21 }, (_, count) => ask('a', { session: `made up ${count}` }));
  expect(asked).toEqual([...Array(20).fill(0), 60]);
  expect(ask('b', { session: 'made up 1' })).toBe(0);
});

test('all without a session are one visitor of their network for each kind of call, which takes nothing from sessions or from it', () => {
  const { ask } = limitOf(2);
  const kinds = ['pages', 'reads', 'writes', 'pictures', 'extras'] as const;
  for (const kind of kinds) expect([ask('a', { kind }), ask('a', { kind }), ask('a', { kind })]).toEqual([0, 0, 60]);
  for (let count = 0; count < 20; count += 1) expect(ask('a', { session: `made up ${count}` })).toBe(0);
  expect(ask('b', { kind: 'pages' })).toBe(0);
});

test('extras are one visitor of their network, whoever asks, and take nothing from what sessions and accounts need', () => {
  const { ask } = limitOf(2);
  expect(ask('a', { kind: 'extras', session: 'made up', weight: 10 })).toBe(0);
  expect(ask('a', { kind: 'extras', session: 'another' })).toBe(60);
  expect(ask('a', { kind: 'extras', knownAs: 'customer-1' })).toBe(60);
  expect([ask('a', { session: 'made up' }), ask('a', { knownAs: 'customer-1' })]).toEqual([0, 0]);
});

test('what is asked for with an account is kept from nothing by its network, wherever it comes from, and takes nothing from that', () => {
  const { ask } = limitOf(2);
  const spend = () => Array.from({ length: 20 }, (_, count) => ask('a', { session: `made up ${count}` }));
  expect([ask('a'), ask('a'), ...spend()].every((seconds) => seconds === 0)).toBe(true);
  expect([ask('a'), ask('a', { session: 'anna' })]).toEqual([60, 60]);
  expect(ask('a', { session: 'anna', knownAs: 'customer-1' })).toBe(0);
  expect(ask('a', { knownAs: 'customer-1' })).toBe(0);
  // However many sessions it has: what it asks for beyond its own counts as anybody's.
  expect(ask('a', { session: 'another', knownAs: 'customer-1' })).toBe(60);
  expect(ask('b', { session: 'another', knownAs: 'customer-1' })).toBe(0);
});

test('a session of an account may ask no more often than any other', () => {
  const { ask } = limitOf(2);
  const anna = { session: 'anna', knownAs: 'customer-1' };
  expect([ask('a', anna), ask('a', anna), ask('a', anna)]).toEqual([0, 0, 60]);
});

test('what costs more is let in less often, and at least once', () => {
  const { ask } = limitOf(6);
  expect([ask('a', { weight: 3 }), ask('a', { weight: 3 }), ask('a', { weight: 3 })]).toEqual([0, 0, 60]);
  expect([ask('b', { weight: 10 }), ask('b', { weight: 1 })]).toEqual([0, 60]);
});

test('a clock that is set back keeps nobody waiting for longer than a minute', () => {
  const { clock, ask } = limitOf(1);
  ask('a');
  clock.time -= 3_600_000;
  expect([ask('a'), ask('a')]).toEqual([0, 60]);
});

test('0 is no limit', () => {
  const { ask } = limitOf(0);
  expect(Array.from({ length: 100 }, () => ask('a')).every((seconds) => seconds === 0)).toBe(true);
});

test('a network begins so many sessions an hour that last; the others are brief', () => {
  const clock = { time: 1_000_000_000 };
  const count = createSessionCount({ isLimited: true, now: () => clock.time });
  const isBrief = (network: string) => count(network).isBrief;
  expect(Array.from({ length: 2000 }, () => isBrief('a')).includes(true)).toBe(false);
  expect([isBrief('a'), isBrief('b')]).toEqual([true, false]);
  clock.time += 3_599_999;
  expect(isBrief('a')).toBe(true);
  clock.time += 1;
  expect(isBrief('a')).toBe(false);
});

test('without limits all sessions last', () => {
  const count = createSessionCount({ isLimited: false, now: () => 0 });
  expect(Array.from({ length: 2001 }, () => count('a').isBrief).includes(true)).toBe(false);
});

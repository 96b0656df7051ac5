import { expect, test } from 'vitest';
import { type HeldPrice, lowestOfThirtyDays } from './price-history.ts';

const beganAt = new Date('2026-03-01T00:00:00Z');

/** Days before the offer began; `until` null: it still holds. */
function held(amount: number, from: number, until: number | null, more: Partial<HeldPrice> = {}): HeldPrice {
  const daysBefore = (days: number) => new Date(beganAt.getTime() - days * 86_400_000);
  return {
    kind: 'default',
    minimumQuantity: 1,
    amount,
    heldFrom: daysBefore(from),
    heldUntil: until === null ? null : daysBefore(until),
    ...more,
  };
}

const lowest = (history: HeldPrice[], more: Partial<Parameters<typeof lowestOfThirtyDays>[1]> = {}) =>
  lowestOfThirtyDays(history, { beganAt, quantity: 1, paidFor: ({ amount }) => amount, ...more });

test.each<[string, HeldPrice[], number | null]>([
  ['a price that never changed', [held(100, 400, null)], 100],
  ['a price that was lower ten days before', [held(100, 400, 20), held(80, 20, 10), held(100, 10, null)], 80],
  ['a price that was raised just before', [held(80, 400, 1), held(100, 1, null)], 80],
  ['a price that ended the moment the 30 days begin', [held(80, 400, 30), held(100, 30, null)], 100],
  ['a price that ended within the 30 days', [held(80, 400, 29.99), held(100, 29.99, null)], 80],
  ['an offer that ended within the 30 days', [held(100, 400, null), held(70, 40, 25, { kind: 'offer' })], 70],
  ['an offer that ended before them', [held(100, 400, null), held(70, 50, 31, { kind: 'offer' })], 100],
  ['not the offer itself', [held(100, 400, null), held(60, 0, null, { kind: 'offer' })], 100],
  ['not a price that came with the offer', [held(100, 400, 0), held(90, 0, null)], 100],
  ['an article of the last ten days', [held(100, 10, null)], 100],
  ['nothing for one that is as new as its offer', [held(100, 0, null)], null],
  ['nothing for one without a history', [], null],
])('%s', (_, history, expected) => {
  expect(lowest(history)).toBe(expected);
});

test('a graduated price counts for who orders as many', () => {
  const history = [held(100, 400, null), held(85, 400, null, { minimumQuantity: 12 })];
  expect(lowest(history)).toBe(100);
  expect(lowest(history, { quantity: 12 })).toBe(85);
});

test('the first price counts below its quantity, too', () => {
  expect(lowest([held(100, 400, null, { minimumQuantity: 6 })])).toBe(100);
});

test('a class is told what it paid itself', () => {
  const history = [held(100, 400, null), held(98, 40, 25, { kind: 'offer' })];
  const paidFor = ({ kind, amount }: HeldPrice) => (kind === 'default' ? amount - 5 : amount);
  expect(lowest(history, { paidFor })).toBe(95);
});

test('an offer that began at no known moment has no days before it', () => {
  expect(lowest([held(100, 400, null)], { beganAt: null })).toBe(null);
});

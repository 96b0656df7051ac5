import { readSettings } from '@mise/contract/shop/read-settings.ts';
import { describe, expect, it, test } from 'vitest';
import { initialState } from './initial-state.ts';
import {
  behaviorOf,
  holdAfterSwitch,
  holdEnd,
  maySetAside,
  paidWhenFetched,
  waitsForTransfer,
} from './payment-behavior.ts';

const now = new Date('2026-03-01T08:00:00Z');
const settings = { ...readSettings(new Map()), prepaymentDays: 7, invoiceDueDays: 14 };
const delivery = null;

test.each([
  ['prepayment', 'waitingForPayment', { waits: true, days: 7, held: null, account: true, credit: false }],
  ['invoice', 'clearedForDispatch', { waits: false, days: 14, held: null, account: false, credit: true }],
  ['cashOnPickup', 'clearedForDispatch', { waits: false, days: null, held: null, account: false, credit: false }],
  ['mollieCreditCard', 'waitingForPayment', { waits: false, days: null, held: 60, account: false, credit: false }],
  ['molliePaypal', 'waitingForPayment', { waits: false, days: null, held: 60, account: false, credit: false }],
  ['unheardOf', 'waitingForPayment', { waits: true, days: null, held: null, account: false, credit: false }],
  ['constructor', 'waitingForPayment', { waits: true, days: null, held: null, account: false, credit: false }],
])('%s begins as %s: %j', (key, state, { waits, days, held, account, credit }) => {
  const behavior = behaviorOf(key);
  expect(initialState(key)).toBe(state);
  expect(waitsForTransfer(key)).toBe(waits);
  expect(behavior.promisedDays(settings)).toBe(days);
  expect(holdEnd(behavior, { now, settings, delivery })).toEqual(
    held === null ? null : new Date(now.getTime() + held * 60_000),
  );
  expect([behavior.namesAccount, behavior.isCredit]).toEqual([account, credit]);
});

it('asks the provider for its own name of the method', () => {
  const methods = ['mollieCreditCard', 'molliePaypal', 'mollieEps', 'invoice'].map((key) => behaviorOf(key).provider);
  expect(methods.map((provider) => provider?.method)).toEqual(['creditcard', 'paypal', 'eps', undefined]);
});

test.each([
  ['from when all is ready, to the end of the day', '2026-03-10', true, 14, '2026-03-24T23:00:00Z'],
  ['into summer time', '2026-03-20', true, 14, '2026-04-03T22:00:00Z'],
  ['from today, where it was ready before', '2026-02-10', true, 14, '2026-03-15T23:00:00Z'],
  ['for a day', '2026-03-10', true, 1, '2026-03-11T23:00:00Z'],
  ['without end, where the shop says none', '2026-03-10', true, 0, null],
  ['without end, where nobody can say when all is ready', '2026-03-10', false, 14, null],
])('what is paid when it is fetched is set aside %s', (_, to, isComplete, pickupHoldDays, end) => {
  const held = holdEnd(behaviorOf('cashOnPickup'), {
    now,
    settings: { ...settings, pickupHoldDays },
    delivery: { to, isComplete },
  });
  expect(held).toEqual(end === null ? null : new Date(end));
});

it('is paid when it is fetched at the counter alone', () => {
  expect(paidWhenFetched).toEqual(['cashOnPickup']);
});

test.each([
  ['is ready in two weeks', '2026-03-15', true],
  ['is ready later: it would keep what is ready from others until then', '2026-03-16', false],
  ['nobody can say when', null, false],
])('what %s may be paid when it is fetched: %s %s', (_, readyOn, isOffered) => {
  expect(maySetAside('cashOnPickup', { readyOn, now })).toBe(isOffered);
  for (const key of ['prepayment', 'invoice', 'mollieCreditCard'])
    expect(maySetAside(key, { readyOn, now })).toBe(true);
});

describe('goods of an order that is to be paid otherwise are held', () => {
  const inMinutes = (count: number) => new Date(now.getTime() + count * 60_000);
  const days = 24 * 60;
  const after = (
    key: string,
    { age, left, paymentDays }: { age: number; left: number | null; paymentDays: number | null },
  ) =>
    holdAfterSwitch(
      behaviorOf(key),
      {
        createdAt: inMinutes(-age),
        holdEndsAt: left === null ? null : inMinutes(left),
        paymentDays,
        delivery: { to: '2026-03-03', isComplete: true },
      },
      { now, settings: { ...settings, pickupHoldDays: 7 } },
    );

  test.each([
    ['for an hour after another page', 'mollieCreditCard', 30, 30, 60],
    ['until three hours after it was placed', 'mollieCreditCard', 170, 5, 10],
    ['until what was promised before, where that is later', 'mollieCreditCard', 200, 30, 30],
    ['for the days of whoever fetches them', 'cashOnPickup', 170, 5, 9 * days + 15 * 60],
    ['for the days that are promised', 'prepayment', 170, 5, null],
  ])('%s', (_, key, age, left, minutes) => {
    const { holdEndsAt, isOver } = after(key, { age, left, paymentDays: null });
    expect([holdEndsAt, isOver]).toEqual([minutes === null ? null : inMinutes(minutes), false]);
  });

  test.each([
    ['for an hour of the days of a transfer', 3 * days, 7, 60],
    ['until three hours after it was placed, where a transfer promised less', 160, 0, 60],
    ['for an hour where the shop waits for a transfer without end', 400 * days, null, 60],
  ])('%s', (_, age, paymentDays, minutes) => {
    const { holdEndsAt, isOver } = after('mollieCreditCard', { age, left: null, paymentDays });
    expect([holdEndsAt, isOver]).toEqual([inMinutes(minutes), false]);
  });

  test.each([
    ['a transfer whose last day has passed', 'prepayment', 8 * days, 30, true],
    ['a transfer on its last day', 'prepayment', 7 * days, 30, false],
    ['a payment page whose three hours have passed', 'molliePaypal', 181, 0, true],
    ['credit', 'invoice', 8 * days, 30, false],
    ['who comes for them', 'cashOnPickup', 8 * days, 30, false],
    ['a transfer that is waited for without end', 'unheardOf', 400 * days, 30, false],
  ])('for %s: %s', (_, key, age, left, isOver) => {
    expect(after(key, { age, left, paymentDays: null }).isOver).toBe(isOver);
  });
});

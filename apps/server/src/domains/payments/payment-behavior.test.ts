import { readSettings } from '@mise/contract/shop/read-settings.ts';
import { expect, it, test } from 'vitest';
import { initialState } from './initial-state.ts';
import { behaviorOf, holdEnd, waitsForTransfer } from './payment-behavior.ts';

const now = new Date('2026-03-01T08:00:00Z');
const settings = { ...readSettings(new Map()), prepaymentDays: 7, invoiceDueDays: 14 };

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
  expect(holdEnd(behavior, now)).toEqual(held === null ? null : new Date(now.getTime() + held * 60_000));
  expect([behavior.namesAccount, behavior.isCredit]).toEqual([account, credit]);
});

it('asks the provider for its own name of the method', () => {
  const methods = ['mollieCreditCard', 'molliePaypal', 'mollieEps', 'invoice'].map((key) => behaviorOf(key).provider);
  expect(methods.map((provider) => provider?.method)).toEqual(['creditcard', 'paypal', 'eps', undefined]);
});

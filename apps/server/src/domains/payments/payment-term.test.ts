import { orderStatusIds } from '@mise/rules/order-state.ts';
import { expect, it } from 'vitest';
import { paymentTermOf, setAsideUntil } from './payment-term.ts';

const { waitingForPayment, clearedForDispatch, dispatched, canceled } = orderStatusIds;
const unpaid = { statusId: waitingForPayment, paidAmount: 0, giftCardAmount: 0 };

it.each([
  ['in advance', 'prepayment', '2026-11-25T17:00:00Z', 7, { days: 7, until: '2026-12-02' }],
  [
    'late in the evening before clocks change',
    'prepayment',
    '2027-03-27T22:30:00Z',
    7,
    { days: 7, until: '2027-04-03' },
  ],
  ['before clocks go back', 'prepayment', '2026-10-19T22:30:00Z', 7, { days: 7, until: '2026-10-27' }],
  ['after midnight in Berlin', 'prepayment', '2026-03-01T23:30:00Z', 7, { days: 7, until: '2026-03-09' }],
  ['on invoice, which is not there yet', 'invoice', '2026-11-25T17:00:00Z', 14, { days: 14, until: null }],
  ['without a promise', 'prepayment', '2026-11-25T17:00:00Z', null, null],
])('an order %s is to be paid until the day that was promised', (_, paymentMethodKey, createdAt, paymentDays, term) => {
  expect(paymentTermOf({ ...unpaid, paymentMethodKey, createdAt: new Date(createdAt), paymentDays })).toEqual(term);
});

it('one of which a part came is paid in advance until no day that was promised, one on invoice as it was', () => {
  const order = { ...unpaid, createdAt: new Date('2026-11-25T17:00:00Z'), paymentDays: 7, paidAmount: 500 };
  expect(paymentTermOf({ ...order, paymentMethodKey: 'prepayment' })).toBeNull();
  expect(paymentTermOf({ ...order, paymentMethodKey: 'prepayment', giftCardAmount: 500 })).not.toBeNull();
  expect(paymentTermOf({ ...order, paymentMethodKey: 'invoice' })).toEqual({ days: 7, until: null });
});

it.each([
  ['is fetched', {}, '2026-03-17'],
  ['is paid for in part', { paidAmount: 1 }, null],
  ['is paid for in part by gift card', { paidAmount: 999, giftCardAmount: 999 }, '2026-03-17'],
  ['is paid for', { paidAmount: 1000 }, null],
  ['is paid for, and some of it paid back,', { paidAmount: 800, creditedAmount: 200 }, null],
  ['was fetched', { statusId: dispatched }, null],
  ['was canceled', { statusId: canceled }, null],
  ['is there without end', { holdEndsAt: null }, null],
  ['is shipped on invoice', { paymentMethodKey: 'invoice' }, null],
])('what %s is set aside until the end of: %j', (_, changes, day) => {
  const sums = { paidAmount: 0, giftCardAmount: 0, creditedAmount: 0, totalGross: 1000 };
  const waiting = { paymentMethodKey: 'cashOnPickup', statusId: clearedForDispatch, ...sums };
  const holdEndsAt = new Date('2026-03-17T23:00:00Z');
  expect(setAsideUntil({ ...waiting, holdEndsAt, ...changes })).toBe(day);
});

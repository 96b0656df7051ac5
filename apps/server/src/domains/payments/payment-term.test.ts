import { expect, it } from 'vitest';
import { paymentTermOf } from './payment-term.ts';

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
  expect(paymentTermOf({ paymentMethodKey, createdAt: new Date(createdAt), paymentDays })).toEqual(term);
});

import type { PaymentResponse } from 'mollie-api-typescript/models/paymentresponse.js';
import { expect, it } from 'vitest';
import { readMolliePayment } from './mollie-wire.ts';

const payment = (value: string) =>
  ({
    id: 'tr_1',
    status: 'paid',
    amount: { currency: 'EUR', value },
    metadata: null,
    links: { self: { href: '', type: '' } },
  }) as unknown as PaymentResponse;

it.each([
  ['123.45', 12_345],
  ['123.4', 12_340],
  ['100', 10_000],
  ['0.00', 0],
])('%s is an amount', (value, cents) => {
  expect(readMolliePayment(payment(value))).toMatchObject({ amount: cents, captured: cents });
});

it.each(['NaN', '1e99', '-1.00', '', '12.345', '1.00 ', '99999999999.00'])('%j is none', (value) => {
  expect(() => readMolliePayment(payment(value))).toThrow('is no amount');
});

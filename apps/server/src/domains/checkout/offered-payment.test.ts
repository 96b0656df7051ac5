import { expect, it } from 'vitest';
import type { PaymentMethod } from '../payments/payment-methods.ts';
import { decidedPayment, selectedPayment } from './offered-payment.ts';

function method(id: number, usualFor?: number): PaymentMethod {
  const classes = usualFor === undefined ? [] : [{ customerClassId: usualFor, isPreselected: true, creditLimit: null }];
  return { id, key: 'prepayment', fee: 0, names: {}, descriptions: {}, classes } as unknown as PaymentMethod;
}

const two = [method(1), method(2)];

it.each<[string, PaymentMethod[], number | null, number | null]>([
  ['what was chosen', two, 2, 2],
  ['nothing, where one of several would only be the first', two, null, null],
  ['nothing, where what was chosen is gone', two, 3, null],
  ['the only one', [method(1)], null, 1],
  ['what the class usually pays with', [...two, method(3, 7)], null, 3],
  ['what was chosen before what the class usually does', [...two, method(3, 7)], 1, 1],
  ['nothing, where it is usual for another class', [...two, method(3, 8)], null, null],
  ['nothing, where nothing is offered', [], null, null],
])('decided is %s', (_, offered, chosenId, id) => {
  const choice = { chosenId, customerClassId: 7 };
  expect(decidedPayment(offered, choice)?.id ?? null).toBe(id);
  expect(selectedPayment(offered, choice)?.id ?? null).toBe(id ?? offered[0]?.id ?? null);
});

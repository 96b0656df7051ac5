import { expect, test } from 'vitest';
import { paymentStateOf } from './payment-state.ts';

test.each([
  ['paid', 'received'],
  ['authorized', 'authorized'],
  ['open', 'inProgress'],
  ['pending', 'inProgress'],
  ['canceled', 'notCompleted'],
  ['expired', 'notCompleted'],
  ['failed', 'failed'],
  ['something new', 'inProgress'],
])('%s is told as %s', (status, state) => {
  expect(paymentStateOf({ status }, { isOfBasket: false })).toBe(state);
});

test.each([
  ['paid', 'notEnough'],
  ['authorized', 'notEnough'],
  ['open', 'inProgress'],
  ['expired', 'notCompleted'],
])('%s for a cart that has become no order is told as %s', (status, state) => {
  expect(paymentStateOf({ status }, { isOfBasket: true })).toBe(state);
});

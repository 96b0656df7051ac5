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
  expect(paymentStateOf({ status })).toBe(state);
});

import { expect, test } from 'vitest';
import { formatPercent, lineAmount, toCents } from './cart-amounts.ts';

test.each([
  { unitPrice: 3.9, quantity: 3, amount: 11.7 },
  { unitPrice: 0.0138, quantity: 1000, amount: 13.8 },
  { unitPrice: 0.0138, quantity: 1, amount: 0.01 },
  { unitPrice: 0.045, quantity: 1, amount: 0.05 },
  { unitPrice: 1.005, quantity: 1, amount: 1.01 },
  { unitPrice: 19.99, quantity: 999_999, amount: 19_989_980.01 },
])('$quantity × $unitPrice is $amount', ({ unitPrice, quantity, amount }) => {
  expect(lineAmount(unitPrice, quantity)).toBe(amount);
});

test('sums lose the dust of binary fractions', () => {
  expect(toCents(0.1 + 0.2)).toBe(0.3);
  expect(toCents(549 - 543)).toBe(6);
});

test('a rate is written as the language does', () => {
  expect(formatPercent(19, 'de')).toBe('19\u00a0%');
  expect(formatPercent(5.5, 'en')).toBe('5.5%');
});

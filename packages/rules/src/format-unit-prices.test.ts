import { expect, test } from 'vitest';
import { formatLinePrice, formatUnitPrices } from './format-unit-prices.ts';

const carton = {
  content: 6,
  unitCode: 'C62',
  unit: { one: 'Stück', other: 'Stück' },
  name: { one: 'Karton', other: 'Kartons' },
};
const inGerman = { currency: 'EUR', language: 'de' as const };

test.each([
  ['of which cents come to the sum', 450_000, 10, '45,00 €'],
  ['of which cents come to another sum', 378_151, 10, '37,8151 €'],
  ['of one, whose sum is rounded as it is', 378_151, 1, '37,82 €'],
  ['below one euro', 138, 1000, '0,0138 €'],
])('a price %s', (_, price, quantity, text) => {
  expect(formatLinePrice(price, { quantity, ...inGerman }).replace(' ', ' ')).toBe(text);
});

test('what a pack and a piece cost in a line', () => {
  const prices = formatUnitPrices(378_151, carton, { quantity: 10, ...inGerman });
  expect(prices.map((price) => price.replaceAll(' ', ' '))).toEqual(['37,8151 € / Karton', '6,30 € / Stück']);
});

test('where the pack is what its base price is for, its price stands once, in whole cents or not', () => {
  const bottle = {
    content: 1,
    unitCode: 'LTR',
    unit: { one: 'Liter', other: 'Liter' },
    name: { one: 'Flasche', other: 'Flaschen' },
  };
  const pricesOf = (amount: number) =>
    formatUnitPrices(amount, bottle, { quantity: 10, ...inGerman }).map((price) => price.replaceAll('\u00a0', ' '));
  expect(pricesOf(39_000)).toEqual(['3,90 € / Flasche']);
  expect(pricesOf(32_773)).toEqual(['3,2773 € / Flasche']);
});

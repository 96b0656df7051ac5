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

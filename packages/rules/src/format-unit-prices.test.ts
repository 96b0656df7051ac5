import { expect, test } from 'vitest';
import { formatUnitPrices } from './format-unit-prices.ts';

const carton = {
  content: 6,
  unitCode: 'C62',
  unit: { one: 'Stück', other: 'Stück' },
  name: { one: 'Karton', other: 'Kartons' },
};
const inGerman = { currency: 'EUR', language: 'de' as const };

test('what a pack and a piece cost in a line', () => {
  const prices = formatUnitPrices(378_200, carton, inGerman);
  expect(prices.map((price) => price.replaceAll(' ', ' '))).toEqual(['37,82 € / Karton', '6,30 € / Stück']);
});

test('where the pack is what its base price is for, its price stands once, in whole cents or not', () => {
  const bottle = {
    content: 1,
    unitCode: 'LTR',
    unit: { one: 'Liter', other: 'Liter' },
    name: { one: 'Flasche', other: 'Flaschen' },
  };
  const pricesOf = (amount: number) =>
    formatUnitPrices(amount, bottle, inGerman).map((price) => price.replaceAll('\u00a0', ' '));
  expect(pricesOf(39_000)).toEqual(['3,90 € / Flasche']);
  expect(pricesOf(32_773)).toEqual(['3,2773 € / Flasche']);
  expect(pricesOf(138)).toEqual(['0,0138 € / Flasche']);
});

test('what is sold by the piece has the price of a piece alone', () => {
  const [price, ...others] = formatUnitPrices(39_000, { ...carton, content: 1, name: null }, inGerman);
  expect([price?.replaceAll('\u00a0', ' '), ...others]).toEqual(['3,90 € / Stück']);
});

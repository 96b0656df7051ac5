import { expect, test } from 'vitest';
import { basePrice, basePriceText } from './base-price.ts';

test.each([
  ['a carton of six, per piece', 234_000, 'C62', 6, 39_000, 'C62'],
  ['rounded to the cent', 200_000, 'C62', 6, 33_300, 'C62'],
  ['exact below ten cents', 34_500, 'C62', 250, 138, 'C62'],
  ['from ten cents on rounded', 12_540, 'C62', 12, 1000, 'C62'],
  ['a bottle of 750 ml, per liter', 85_000, 'MLT', 750, 113_300, 'LTR'],
  ['the same in centiliters', 85_000, 'CLT', 75, 113_300, 'LTR'],
  ['the same in liters', 85_000, 'LTR', 0.75, 113_300, 'LTR'],
  ['250 g, per kilogram', 24_900, 'GRM', 250, 99_600, 'KGM'],
  ['5 kg, per kilogram', 189_000, 'KGM', 5, 37_800, 'KGM'],
  ['one liter, per liter', 42_000, 'LTR', 1, 42_000, 'LTR'],
  ['a roll of 25 m, per meter', 299_000, 'MTR', 25, 12_000, 'MTR'],
  ['a ribbon of 150 cm, per meter', 60_000, 'CMT', 150, 40_000, 'MTR'],
  ['a wire of 500 mm, per meter', 60_000, 'MMT', 500, 120_000, 'MTR'],
  ['a label of 100 cm², per square meter', 15_000, 'CMK', 100, 1_500_000, 'MTK'],
  ['a content that is the least one when it is rounded', 100_000, 'LTR', 0.000_06, 1_000_000_000, 'LTR'],
  ['ten cents, which are no less than ten', 1_000, 'LTR', 1, 1_000, 'LTR'],
  ['film of 2.5 m²', 100_000, 'MTK', 2.5, 40_000, 'MTK'],
  ['a unit without a larger one', 50_000, 'PR', 5, 10_000, 'PR'],
  ['something free', 0, 'C62', 6, 0, 'C62'],
])('%s', (_, unitPrice, unitCode, content, amount, baseUnit) => {
  expect(basePrice({ unitPrice, unitCode, content })).toEqual({ amount, unitCode: baseUnit });
});

test.each([
  ['a single piece', 'C62', 1],
  ['no content', 'LTR', 0],
  ['a content below what is kept', 'LTR', 0.000_01],
  ['a negative content', 'LTR', -1],
])('%s has none', (_, unitCode, content) => {
  expect(basePrice({ unitPrice: 39_000, unitCode, content })).toBe(null);
});

test.each([
  ['KGM', 'kilogram', '€15.20 / kg'],
  ['C62', 'piece', '€15.20 / piece'],
])('per %s is written with its sign, or its name where it has none', (unitCode, unitName, text) => {
  expect(basePriceText({ amount: 152_000, unitCode }, { unitName, currency: 'EUR', language: 'en' })).toBe(text);
});

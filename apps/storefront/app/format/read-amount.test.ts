import { expect, test } from 'vitest';
import type { Locale } from '../page/locale.ts';
import { readAmount, writeAmount } from './read-amount.ts';

test.each<[string, Locale, number | undefined]>([
  ['12', 'de', 12],
  [' 12,50 ', 'de', 12.5],
  ['12.5', 'de', 12.5],
  ['12.50', 'en', 12.5],
  ['12,5', 'en', 12.5],
  ['0', 'de', 0],
  ['1.250', 'de', 1250],
  ['1.250.000,99', 'de', 1_250_000.99],
  ['1,250', 'en', 1250],
  ['1,250.50', 'en', 1250.5],
  ['1,250', 'de', undefined],
  ['1.25.000', 'de', undefined],
  ['12,505', 'de', undefined],
  ['-1', 'de', undefined],
  ['1e3', 'en', undefined],
  ['12345678', 'de', undefined],
  ['12 €', 'de', undefined],
  ['', 'de', undefined],
])('"%s" (%s)', (text, locale, expected) => {
  expect(readAmount(text, locale)).toBe(expected);
});

test.each<[number, Locale, string]>([
  [12, 'de', '12'],
  [12.5, 'de', '12,50'],
  [1250.99, 'en', '1250.99'],
])('%d is written %s: "%s"', (amount, locale, expected) => {
  expect(writeAmount(amount, locale)).toBe(expected);
  expect(readAmount(expected, locale)).toBe(amount);
});

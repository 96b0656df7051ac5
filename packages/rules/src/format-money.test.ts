import { expect, test } from 'vitest';
import { currencySymbol, formatMoney, formatUnitPrice, hasFractionsOfCents } from './format-money.ts';
import type { Language } from './languages.ts';

test.each<[number, string, Language, string]>([
  [3.9, 'EUR', 'de', '3,90 €'],
  [3.9, 'EUR', 'en', '€3.90'],
  [1_234_567.89, 'EUR', 'de', '1.234.567,89 €'],
  [-0.5, 'EUR', 'de', '-0,50 €'],
  [-0, 'EUR', 'de', '0,00 €'],
  [3.9, 'GBP', 'en', '£3.90'],
  // What is added up has whole cents.
  [13.846, 'EUR', 'de', '13,85 €'],
])('%d %s in %s is %s', (amount, currency, language, text) => {
  expect(formatMoney(amount, currency, language).replaceAll('\u00a0', ' ')).toBe(text);
});

test.each<[number, Language, string]>([
  [0.0138, 'de', '0,0138 €'],
  [0.0138, 'en', '€0.0138'],
  [0.125, 'de', '0,125 €'],
  [3.9, 'de', '3,90 €'],
  [34.29, 'de', '34,29 €'],
  [34.2857, 'de', '34,2857 €'],
  [0.705_88, 'en', '€0.7059'],
  [1, 'de', '1,00 €'],
])('the unit price %d in %s is %s', (amount, language, text) => {
  expect(formatUnitPrice(amount, 'EUR', language).replaceAll('\u00a0', ' ')).toBe(text);
});

test('prices that are no whole cents are told apart', () => {
  expect([0.0138, 0.7059, 34.2857].map(hasFractionsOfCents)).toEqual([true, true, true]);
  expect([0, 0.29, 0.57, 1.1, 34.29].map(hasFractionsOfCents)).toEqual([false, false, false, false, false]);
});

test('a currency has a sign', () => {
  expect([currencySymbol('EUR', 'de'), currencySymbol('CHF', 'en')]).toEqual(['€', 'CHF']);
});

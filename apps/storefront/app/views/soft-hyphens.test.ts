import { expect, test } from 'vitest';
import { softHyphens } from './soft-hyphens.ts';

test.each([
  ['Tellerspülmaschinenkorb', 'Tel|ler|spül|ma|schi|nen|korb'],
  ['Korbtransportspülmaschinen, 500 × 500 mm', 'Korb|trans|port|spül|ma|schi|nen, 500 × 500 mm'],
  ['Coupeteller Ebene, Hartporzellan', 'Coupeteller Ebene, Hartporzellan'],
  ['', ''],
])('%s', (text, expected) => {
  expect(softHyphens(text, 'de').replaceAll('\u00ad', '|')).toBe(expected);
});

test('an English name has words that fit', () => {
  expect(softHyphens('Tellerspülmaschinenkorb', 'en')).toBe('Tellerspülmaschinenkorb');
});

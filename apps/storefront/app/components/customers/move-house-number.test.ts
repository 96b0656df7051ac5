import { expect, test } from 'vitest';
import { splitStreet } from './move-house-number.ts';

test.each([
  ['Marktplatz 3a', 'Marktplatz', '3a'],
  ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
  ['Am Kai 5-7', 'Am Kai', '5-7'],
  ['Lange Straße 12 b ', 'Lange Straße', '12 b'],
])('%j is street and number', (text, street, number) => {
  expect(splitStreet(text)).toEqual({ street, number });
});

test.each(['Marktplatz', '', '12', 'C4', 'Straße des 17. Juni'])('%j is left as it is', (text) => {
  expect(splitStreet(text)).toBeNull();
});

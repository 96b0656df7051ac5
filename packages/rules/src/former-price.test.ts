import { expect, test } from 'vitest';
import { formerPrice } from './former-price.ts';

test.each<[string, number | null, number | null]>([
  ['is what the offer is a reduction of', 390, 390],
  ['caps the price without the offer', 380, 380],
  ['does not raise it', 410, 390],
  ['as low as the offer leaves no reduction', 340, null],
  ['below the offer leaves no reduction', 330, null],
  ['that nobody knows leaves no reduction', null, null],
])('a lowest price of 30 days that %s', (_, lowest, former) => {
  expect(formerPrice({ offer: 340, regular: 390, lowest })).toBe(former);
});

test('an offer above the price is no reduction', () => {
  expect(formerPrice({ offer: 390, regular: 340, lowest: 400 })).toBeNull();
});

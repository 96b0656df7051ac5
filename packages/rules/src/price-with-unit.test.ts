import { expect, test } from 'vitest';
import { priceWithUnit } from './price-with-unit.ts';

test('a price with fractions of cents stands with its unit, any other without', () => {
  expect(priceWithUnit('0,0138 €', 0.0138, 'Stück')).toBe('0,0138 € / Stück');
  expect(priceWithUnit('0,29 €', 0.29, 'Stück')).toBe('0,29 €');
});

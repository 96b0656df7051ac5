import { expect, test } from 'vitest';
import { isOutsideVatArea } from './outside-vat-area.ts';

test.each([
  ...['DE 27498', 'DE 78266', 'ES 35001', 'ES 38670', 'ES 51001', 'ES 52006', 'FI 22100', 'FR 97110', 'FR 97600'],
  ...['GR 630 86', 'GR 63086', 'IT 23041', 'IT 22061'],
])('%s is outside', (place) => {
  expect(isOutsideVatArea({ iso2: place.slice(0, 2), zipCode: place.slice(3) })).toBe(true);
});

test.each([
  ...['DE 27474', 'DE 78224', 'ES 28001', 'ES 07001', 'ES 50001', 'FI 00100', 'FI 21100', 'FR 75001', 'FR 20000'],
  ...['FR 98000', 'GR 63087', 'IT 23030', 'IT 22060', 'AT 6691', 'AT 27498', 'PT 9000-001', 'DE '],
])('%s is not', (place) => {
  expect(isOutsideVatArea({ iso2: place.slice(0, 2), zipCode: place.slice(3) })).toBe(false);
});

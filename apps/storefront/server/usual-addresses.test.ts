import { expect, test } from 'vitest';
import { usualAddress } from './usual-addresses.ts';

test.each([
  ['/impressum', '/legal-disclosure'],
  ['/agb', '/terms-and-conditions'],
  ['/datenschutz', '/privacy-policy'],
  ['/de/datenschutz', '/privacy-policy'],
  ['/en/impressum', '/en/legal-disclosure'],
  ['/vertrag-widerrufen', '/cancellation-form'],
  ['/imprint', '/en/legal-disclosure'],
  ['/impressum/', null],
  ['/geschirr', null],
  ['/constructor', null],
])('%s leads to %s', (path, expected) => {
  expect(usualAddress(path)).toBe(expected);
});

import { expect, test } from 'vitest';
import { phoneHref, unbrokenPhone } from './phone-number.ts';

test.each([
  ['+49 40 66969-120', 'tel:+494066969120', '+49_40_66969|-|120'],
  ['(040) 66 969/12', 'tel:0406696912', '(040)_66_969|/|12'],
  ['', 'tel:', ''],
])('%s', (phone, href, unbroken) => {
  expect(phoneHref(phone)).toBe(href);
  expect(unbrokenPhone(phone).replaceAll('\u00a0', '_').replaceAll('\u2060', '|')).toBe(unbroken);
});

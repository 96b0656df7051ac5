import { expect, test } from 'vitest';
import { passwordFault } from './password-fault.ts';

test.each([
  ['geheim12', null],
  ['großer Suppentopf 7', null],
  ['1234567a', null],
  ['geheim1', 'tooShort'],
  ['🔑🔑🔑a1', 'tooShort'],
  ['12345678', 'noLetter'],
  ['suppentopf', 'noDigit'],
  [`a1${'x'.repeat(198)}`, null],
  [`a1${'x'.repeat(199)}`, 'tooLong'],
] as const)('%s', (password, fault) => {
  expect(passwordFault(password)).toBe(fault);
});

import { expect, test } from 'vitest';
import { operatorPasswordFault } from './operator-password-fault.ts';

const olga = { email: 'olga.hofmann@krone.example', name: 'Olga Kräutler' };

test.each([
  ['Suppe um 12 Uhr', null],
  ['x7Kp2mQ9vL4t', null],
  ['Drei Gabeln, 2 Teller', null],
  ['correct horse battery 9', null],
  ['nachts-leuchtet-7-mal', null],
  ['Suppe um 12', 'tooShort'],
  [`a1${'x'.repeat(199)}`, 'tooLong'],
  [`a1${'…'.repeat(60)}k7wPq`, null],
  // What comes after two hundred letters, of which one sign may stand for many, is not looked at.
  [`a1${'…'.repeat(70)}k7wPq`, 'common'],
  [`a1${'가'.repeat(90)}k7wPq`, null],
  [`a1${'가'.repeat(110)}k7wPq`, 'common'],
  ['nur Buchstaben', 'noDigit'],
  ['473 829 104 665', 'noLetter'],
  ['passwort1234', 'common'],
  ['P4$$w0rt2026!!', 'common'],
  ['Passw0rd12345!', 'common'],
  ['Sommer2026!!!', 'common'],
  ['ab8301947265', null],
  ['qwertzuiop12', 'common'],
  ['1q2w3e4r5t6z', 'common'],
  ['zyxwvutsrq98765', 'common'],
  ['aaaaaaaaaaa1', 'common'],
  ['ab1ab1ab1ab1', 'common'],
  ['Willkommen123', 'common'],
  ['Hotel-Admin-2025', 'common'],
  ['Fußball!Bayern1', 'common'],
  ['iloveyou12345', 'common'],
  ['olga.hofmann1', 'own'],
  ['Olga@krone.example7', 'own'],
  ['OlgaKraeutler1999', 'own'],
] as const)('%s', (password, fault) => {
  expect(operatorPasswordFault(password, olga)).toBe(fault);
});

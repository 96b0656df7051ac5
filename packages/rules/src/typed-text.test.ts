import { expect, it } from 'vitest';
import { toLines, toOneLine } from './typed-text.ts';

it.each([
  ['Gasthaus Krone', 'Gasthaus Krone'],
  ['Gasthaus\nKrone', 'Gasthaus Krone'],
  ['Gasthaus \r\n\t Krone', 'Gasthaus Krone'],
  ['Gasthaus\u2028Krone\u2029Stuttgart\u0085', 'Gasthaus Krone Stuttgart '],
  ['Gasthaus\u0000Krone\u001b[31m', 'Gasthaus Krone [31m'],
  // Only what breaks a line is a space of its own: what was typed stays.
  ['Gasthaus  Krone', 'Gasthaus  Krone'],
  ['Gasthaus\u00a0Krone', 'Gasthaus\u00a0Krone'],
  ['\u202a+49 711 123456\u202c', '+49 711 123456'],
  ['Logo\u202efdp.exe', 'Logofdp.exe'],
  ['\ufeffKrone \u2067x\u2069', 'Krone x'],
  // Letters that are made of several, and marks of one letter.
  ['👩‍🍳 Küche', '👩‍🍳 Küche'],
  ['מטבח\u200f', 'מטבח\u200f'],
])('%j is the line %j', (typed, line) => {
  expect(toOneLine(typed)).toBe(line);
});

it.each([
  ['Bitte\r\nklingeln\rund\u2028warten', 'Bitte\nklingeln\nund\nwarten'],
  ['a\tb\u0000c\u000bd', 'a\tb c d'],
  ['\u202eabc', 'abc'],
])('%j are the lines %j', (typed, lines) => {
  expect(toLines(typed)).toBe(lines);
});

it('takes no longer for what is made to take long', () => {
  const begin = performance.now();
  toOneLine(`${' '.repeat(200_000)}x`);
  toLines(`${'\r'.repeat(200_000)}x`);
  expect(performance.now() - begin).toBeLessThan(1000);
});

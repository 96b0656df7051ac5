import { expect, test } from 'vitest';
import { isNumber, isOfMark, levelOf } from './word-lists.ts';

test.each([
  ['mso-list:l0 level1 lfo1', 1],
  ['margin-left:1cm;mso-list:l0 level3 lfo12', 3],
  ['mso-list:l0', 1],
])('an entry of Word with the styles "%s" stands on level %i', (style, level) => {
  expect(levelOf(style)).toBe(level);
});

test('the words before an entry are told from the entry', () => {
  expect(['mso-list:Ignore', 'mso-list: ignore', 'color:red;MSO-LIST:IGNORE'].every(isOfMark)).toBe(true);
  expect(['', 'mso-list:l0 level1 lfo1', 'mso-list:l0 ignore'].some(isOfMark)).toBe(false);
});

test.each(['1.', '12)', '(3)', 'a.', 'B)', '(iv)', 'xiii.', '1.2.'])('"%s" counts', (mark) => {
  expect(isNumber(mark)).toBe(true);
});

test.each(['', '·', 'o', '§', '-', '–', 'Suppe.', '1', '.1', 'xxiii.'])('"%s" does not count', (mark) => {
  expect(isNumber(mark)).toBe(false);
});

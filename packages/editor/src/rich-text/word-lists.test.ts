import { expect, test } from 'vitest';
import { createLetterReader, isNumber, isOfMark, isOwnNumber, levelOf, nameOfList, numberOf } from './word-lists.ts';

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

test.each(['1.', '12)', '(3)', 'a.', 'B)', '(iv)', 'xiii.', 'xxviii.', 'ab.', 'a.)', '(a).'])('"%s" counts', (mark) => {
  expect(isNumber(mark)).toBe(true);
});

test.each(['', '·', 'o', '§', '-', '–', 'Suppe.', '1', '.1', 'Salat.', '1.2.', '§ 1'])(
  '"%s" does not count',
  (mark) => {
    expect(isNumber(mark)).toBe(false);
  },
);

test.each([
  ['1.', '1', 1],
  ['12)', '1', 12],
  ['a)', 'a', 1],
  ['(c)', 'a', 3],
  ['B.', 'A', 2],
  ['v.', 'a', 22],
  ['i.', 'i', 1],
  ['(iv)', 'i', 4],
  ['II.', 'I', 2],
  ['xii.', 'i', 12],
  ['XLIX)', 'I', 49],
  ['ab.', 'a', 28],
  ['Z.', 'A', 26],
])('a list that begins with "%s" is of type %s and begins at %i', (mark, type, start) => {
  expect(numberOf(mark)).toEqual({ type, start });
});

test('a letter alone is a Roman number in lists that have those', () => {
  expect(numberOf('V.', 'roman')).toEqual({ type: 'I', start: 5 });
  expect(numberOf('x)', 'roman')).toEqual({ type: 'i', start: 10 });
  expect(numberOf('b)', 'roman')).toEqual({ type: 'a', start: 2 });
  expect(numberOf('i)', 'alphabet')).toEqual({ type: 'a', start: 9 });
});

test('a letter alone is read as the others of its list, whichever of them came first', () => {
  const read = (...marks: string[]) => {
    const reader = createLetterReader();
    return marks.map((mark) => reader(mark, 'l0'));
  };
  expect(read('a)', 'i)', 'j)')).toEqual(['alphabet', 'alphabet', 'alphabet']);
  expect(read('h)', 'i)')).toEqual(['alphabet', 'alphabet']);
  expect(read('(C)', '(I)')).toEqual(['alphabet', 'alphabet']);
  expect(read('i.', 'v.', 'x.')).toEqual(['roman', 'roman', 'roman']);
  expect(read('v.', 'vi.')).toEqual([undefined, 'roman']);
  expect(read('1.', '·', 'i.')).toEqual([undefined, undefined, 'roman']);
  const reader = createLetterReader();
  expect([reader('h)', 'l0'), reader('i)', 'l1')]).toEqual(['alphabet', 'roman']);
});

test('numbers that no list counts by itself are told from bullets, and from those that a list counts', () => {
  expect(
    ['1.2.', '§ 1', 'Art. 3', '1-2', 'Artikel II.', 'Teil A', '§ a', 'A.a.', 'aa)', '(BB)', 'cc.'].every(isOwnNumber),
  ).toBe(true);
  expect(['', '·', 'o', '§', 'Ø', '1.', '(iv)', 'b)', 'ii)', 'XX.', 'ab)'].some(isOwnNumber)).toBe(false);
});

test('entries are of one list, until that is another one or counted anew', () => {
  expect(nameOfList('mso-list:l0 level2 lfo1')).toBe(nameOfList('margin:0;mso-list:l0 level1 lfo1'));
  const others = ['mso-list:l1 level1 lfo1', 'mso-list:l0 level1 lfo2'].map(nameOfList);
  expect(new Set([nameOfList('mso-list:l0 level1 lfo1'), ...others]).size).toBe(3);
});

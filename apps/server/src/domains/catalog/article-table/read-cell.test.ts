import fc from 'fast-check';
import { expect, test } from 'vitest';
import { refuseBroken } from './broken-cell.ts';
import { fromSafe, toSafe } from './formula-cell.ts';
import { joinAttribute, joinPath, listOf, nameOf, readAttribute, splitCell } from './list-cell.ts';
import * as cells from './read-cell.ts';
import { readGtin } from './read-gtin.ts';
import { readDecimal, readWhole } from './read-number.ts';
import type { Vocabulary } from './vocabulary.ts';

const reading = { present: '', vocabulary: {} as Vocabulary };

test.each([
  ['12', '12'],
  ['9,90', '9.9'],
  ['9.90', '9.9'],
  ['1.234,50', '1234.5'],
  ['1,234.50', '1234.5'],
  ['1 234,5', '1234.5'],
  ['1\u00A0234,50 €', '1234.5'],
  ['1.234.567', '1234567'],
  ['0.138', '0.138'],
  ['0,0138', '0.0138'],
  ['1234.567', '1234.567'],
  ['007', '7'],
])('"%s" is %s', (cell, number) => {
  expect(readDecimal(cell, { decimals: 4 })).toBe(number);
});

test.each([
  ['1.234', 'may be 1234 or 1.234'],
  ['1,234', 'may be 1234 or 1.234'],
  ['1,2,3', 'is no number'],
  ['1.2345,6', 'is no number'],
  ['12. Mai', 'is no number'],
  ['-3', 'is no number'],
  ['12 50', 'is no number'],
  ['10 %', 'is no number'],
  ['1.23456', 'more than 4 decimals'],
])('"%s" is refused', (cell, reason) => {
  expect(() => readDecimal(cell, { decimals: 4 })).toThrow(reason);
});

test('where a number may be two, the one that changes nothing counts', () => {
  expect(readDecimal('1,234', { decimals: 4, present: '1.2340' })).toBe('1.234');
  expect(readDecimal('1.234', { decimals: 4, present: '1234.00' })).toBe('1234');
});

test('whole numbers have bounds', () => {
  expect(readWhole('12,0', { least: 1, most: 12 })).toBe('12');
  expect(() => readWhole('-1', { least: 0, most: 9 })).toThrow('is not between 0 and 9');
  expect(() => readWhole('1,5', { least: 0, most: 9 })).toThrow('more than 0 decimals');
  for (const cell of ['1.234', '1.000', '1,000'])
    expect(() => readWhole(cell, { least: 0, most: 9999 })).toThrow('may be 1');
  expect(readWhole('1.000', { least: 0, most: 9999, present: '1000' })).toBe('1000');
  expect(readWhole('1.000', { least: 0, most: 9999, present: '1' })).toBe('1');
  expect(readWhole('1.000,00', { least: 0, most: 9999 })).toBe('1000');
});

test.each(['4006381333931', '40170725', '036000291452', '00012345600012'])('the GTIN %s is taken', (gtin) => {
  expect(readGtin(gtin, '')).toBe(gtin);
});

test.each([
  ['4006381333932', 'check digit is wrong'],
  ['400638133393', 'check digit is wrong'],
  ['12345', 'no GTIN of 8'],
  ['4,00638E+12', 'was rounded'],
])('the GTIN %s is refused', (gtin, reason) => {
  expect(() => readGtin(gtin, '40170725')).toThrow(reason);
});

test('a GTIN that Excel rounded is the one that is there', () => {
  expect(readGtin('4,00638E+12', '4006381333931')).toBe('4006381333931');
});

test.each([
  ['0', 'give it away'],
  ['0,00', 'give it away'],
  ['10000000', 'too much'],
])('a price of %s is refused', (cell, reason) => {
  expect(() => cells.price(cell, reading)).toThrow(reason);
});

test('prices have two decimals or four', () => {
  expect(['9,9', '12', '0,0138', '1,2500'].map((cell) => cells.price(cell, reading))).toEqual([
    '9.90',
    '12.00',
    '0.0138',
    '1.25',
  ]);
});

test('graduated prices are in the order of their quantities', () => {
  expect(cells.tiers('24: 8,90 | 12:9.90', reading)).toBe('12: 9.90 | 24: 8.90');
  expect(() => cells.tiers('12: 9.90 | 12: 8.90', reading)).toThrow('same quantity');
  expect(() => cells.tiers('1: 9.90', reading)).toThrow('not between 2');
  expect(() => cells.tiers('12', reading)).toThrow('no graduated price');
  for (const cell of ['40:08.50', '40:08,5 | 80: 7,90', '24:00.66']) {
    expect(() => cells.tiers(cell, reading)).toThrow('made a time of a graduated price');
  }
  expect(cells.tiers('24: 0,66', reading)).toBe('24: 0.66');
});

test('names are one line, without what people do not see', () => {
  expect(cells.line(20)(' Topf\r\nmit\tDeckel ', reading)).toBe('Topf mit Deckel');
  expect(() => cells.line(20)('Topf\u0007', reading)).toThrow('control characters');
  expect(() => cells.line(20)('x'.repeat(21), reading)).toThrow('21 characters');
});

test('HTML is cleaned', () => {
  expect(cells.html(500)('<p onclick="x()">gut</p><script>x()</script><img src=x onerror=x()>', reading)).toBe(
    '<p>gut</p>',
  );
});

test('categories and attributes are the same in another order', () => {
  expect(cells.categories('Neu>Topf|Z | A', reading)).toBe('Neu > Topf | A | Z');
  expect(cells.attributes('Größe:27 cm|Farbe: weiß', reading)).toBe('Farbe: weiß | Größe: 27 cm');
  expect(() => cells.attributes('Farbe: weiß | Farbe: rot', reading)).toThrow('there twice');
  expect(() => cells.attributes('weiß', reading)).toThrow('no attribute with its value');
  expect(() => cells.categories('Neu > ', reading)).toThrow('no path');
});

test.each(['../secret.jpg', '/etc/passwd', 'c:\\a.jpg', '/media/../a.jpg', '/media/a.jpg/160/'])(
  '%s is no picture',
  (entry) => {
    expect(() => cells.pictures(entry, reading)).toThrow('neither a picture');
  },
);

test('any names come back from lists of them', () => {
  const name = fc
    .string({ minLength: 1 })
    .map((text) => text.trim())
    .filter((text) => text !== '');
  fc.assert(
    fc.property(fc.array(name, { minLength: 1 }), (names) => {
      const [part] = listOf(joinPath(names));
      expect(splitCell(part ?? '', '>').map(nameOf)).toEqual(names);
    }),
  );
  fc.assert(
    fc.property(name, name, (attribute, value) => {
      const [part] = listOf(joinAttribute(attribute, value));
      expect(readAttribute(part ?? '')).toEqual({ attribute, value });
    }),
  );
});

test('no cell is computed, and every cell comes back', () => {
  const typed = ['=1+1', '+49', '-x', '@a', '-5', '-0,5', "'=1", "it's"];
  expect(typed.map(toSafe)).toEqual(["'=1+1", "'+49", "'-x", "'@a", '-5', '-0,5', "''=1", "it's"]);
  fc.assert(fc.property(fc.string(), (cell) => fromSafe(toSafe(cell)) === cell));
});

test.each([
  ['4061000', '04061000', 'took its zeros away'],
  ['1,00E+05', '1E5', 'rounded it'],
  ['01. Dez', '1-12', 'made a day of it'],
  ['12-Mar', '12-3', 'made a day of it'],
  ['01.12.2026', '1-12', 'made a day of it'],
  ['Dez 24', '12-2024', 'made a day of it'],
  ['4,01235E+12', '4012345678901', 'rounded it'],
  ['4E+12', '', 'rounded it'],
  ['1234567890123450', '1234567890123456', 'rounded it'],
  ['1,5', '1,50', 'took its zeros away'],
])('the code "%s" is not taken for "%s"', (cell, present, reason) => {
  expect(() => cells.code(20)(cell, { ...reading, present })).toThrow(reason);
});

test.each([
  ['4061001', '04061000'],
  ['01. Dez', ''],
  ['MAR-200', 'APR-100'],
  ['1E6', '1E5'],
])('the code "%s" is taken for "%s"', (cell, present) => {
  expect(cells.code(20)(cell, { ...reading, present })).toBe(cell);
});

test.each(['#NV', '#N/A', '#NAME?', '#WERT!', '########'])('%s of a table program is refused', (cell) => {
  expect(() => refuseBroken(cell, '')).toThrow('could not work it out');
});

test('a text that a table program cut is not taken for the whole', () => {
  const text = 'a'.repeat(40_000);
  expect(() => refuseBroken(text.slice(0, 32_767), text)).toThrow('cut it');
  expect(() => refuseBroken(text.slice(0, 100), text)).not.toThrow();
  expect(() => refuseBroken('#1 der Teller', 'Teller')).not.toThrow();
});

import { expect, test } from 'vitest';
import { readOrderLines } from './read-order-lines.ts';

const read = (text: string) => readOrderLines(text).map(({ number, quantity }) => [number, quantity]);

test.each([
  ['TW-1001;4', 'TW-1001', 4],
  ['TW-1001\t4', 'TW-1001', 4],
  ['"TW-1001";"4"', 'TW-1001', 4],
  ['TW-1001 ; 4 ; Stück', 'TW-1001', 4],
  ['TW-1001, 4', 'TW-1001', 4],
  ['12345 4', '12345', 4],
  ['TW-1001 x 4', 'TW-1001', 4],
  ['TW-1001 4x', 'TW-1001', 4],
  ['TW-1001;Teller weiß;48', 'TW-1001', 48],
  ['TW-1001;Teller 27 cm;48;Stück', 'TW-1001', 48],
  ['TW-1001;48;6er-Karton', 'TW-1001', 48],
  ['TW-1001;1', 'TW-1001', 1],
  ['TW-1001;999999', 'TW-1001', 999_999],
  ['TW-1001;1.440', 'TW-1001', 1440],
  ['TW-1001;1,440', 'TW-1001', 1440],
  ['TW-1001;4,0', 'TW-1001', 4],
  ['TW-1001', 'TW-1001', null],
  ['TW-1001;', 'TW-1001', null],
])('%j', (text, number, quantity) => {
  expect(readOrderLines(text)).toEqual([{ written: text.trim(), number, quantity, isWrong: false }]);
});

test.each(['TW-1001;0', 'TW-1001;viele', 'TW-1001;4,5', 'TW-1001;1000000', 'TW-1001 0'])('no quantity: %j', (text) => {
  expect(readOrderLines(text)).toEqual([{ written: text, number: 'TW-1001', quantity: null, isWrong: true }]);
});

test('reads many lines, without a heading, a mark at the beginning or empty lines', () => {
  expect(read('\uFEFFArtikelnummer;Menge\r\nTW-1;4\r\n\r\nTW-2;5\n')).toEqual([
    ['TW-1', 4],
    ['TW-2', 5],
  ]);
  expect(read('TW-1;4\nTW-1;5')).toEqual([
    ['TW-1', 4],
    ['TW-1', 5],
  ]);
  expect(read('  \n ')).toEqual([]);
});

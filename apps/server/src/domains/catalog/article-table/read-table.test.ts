import { expect, test } from 'vitest';
import { TableRefused } from './cell-problem.ts';
import { columns } from './columns.ts';
import { decodeTable } from './decode-table.ts';
import { parseTable } from './parse-table.ts';

const rowsOf = (text: string) => parseTable(text, columns);

function problemsOf(text: string): string[] {
  try {
    rowsOf(text);
  } catch (error) {
    if (error instanceof TableRefused)
      return error.problems.map(({ line, reason }) => `${line ?? ''} ${reason}`.trim());
    throw error;
  }
  return [];
}

test.each([
  ['semicolons', 'number;price;model\r\nA-1;9,90;x\r\n'],
  ['commas', 'number,price,model\nA-1,"9,90",x\n'],
  ['tabs', 'number\tprice\tmodel\r\nA-1\t9,90\tx'],
  ['a mark, capitals and spaces', '\uFEFFNumber ; PRICE; model\r\n A-1 ; 9,90 ;x'],
  ['empty rows and columns at the end', 'number;price;model;;\r\nA-1;9,90;x;;\r\n;;;;\r\n\r\n;;;;\r\n'],
  ['rows that end early', 'number;price;model;GTIN\r\nA-1;9,90;x\r\n'],
])('a table with %s is read', (_, text) => {
  const [row, ...more] = rowsOf(text);
  expect(more).toEqual([]);
  expect(row).toMatchObject({ line: 2, number: 'A-1', cells: { price: '9,90', model: 'x' } });
});

test.each([';', ',', '\t'])('a first line that names %j as what separates the cells is none of the table', (mark) => {
  const [row, ...more] = rowsOf(`\uFEFFsep=${mark}\r\nnumber${mark}model\r\nA-1${mark}x\r\n`);
  expect(more).toEqual([]);
  expect(row).toMatchObject({ line: 3, number: 'A-1', cells: { model: 'x' } });
});

test('quotes and breaks of a line stand within cells, and the lines of a file are counted as an editor does', () => {
  const text = 'number;short description (de)\r\nA-1;"Ein ""guter"" Topf;\r\nmit Deckel"\r\n\r\nA-2;b\r\n';
  expect(rowsOf(text)).toEqual([
    { line: 2, number: 'A-1', cells: { number: 'A-1', 'short description (de)': 'Ein "guter" Topf;\nmit Deckel' } },
    { line: 5, number: 'A-2', cells: { number: 'A-2', 'short description (de)': 'b' } },
  ]);
});

test.each([
  ['', 'the file is empty'],
  ['number;prise', '1 there is no column "prise"; did you mean "price"?'],
  ['number;Name', '1 there is no column "Name"'],
  ['price;model', '1 the column "number" is missing'],
  ['number;price;Price', '1 the column "Price" is there twice'],
  ['number;price\nA-1;1;2', '2 a cell has no heading above it'],
  ['number;price\nA-1;"1', 'the file is no sound CSV'],
])('%j is refused', (text, reason) => {
  expect(problemsOf(text).join('\n')).toContain(reason);
});

test('UTF-8, Windows-1252 and UTF-16 are told apart by what is well-formed', () => {
  expect(decodeTable(Buffer.from('Töpfe €'))).toBe('Töpfe €');
  expect(decodeTable(Buffer.from([0x54, 0xf6, 0x70, 0x66, 0x65, 0x20, 0x80]))).toBe('Töpfe €');
  expect(decodeTable(Buffer.from('\uFEFFTöpfe', 'utf16le'))).toBe('Töpfe');
  expect(() => decodeTable(Buffer.from([0xf6, 0x81]))).toThrow('neither UTF-8 nor Windows-1252');
  // "Gläser" and "Öl" as MS-DOS writes them, "Äpfel" and "Übertopf" as a Mac does.
  for (const hex of ['476c8473657220', '20996c', '807066656c', '2086626572746f7066'])
    expect(() => decodeTable(Buffer.from(hex, 'hex'))).toThrow('neither UTF-8 nor Windows-1252');
  const signs = 'f\xfcr \x84Krone\x93, 12\x94 Teller, Tritan\x99-Glas, 5\x80 je \x80uro-Palette \x86';
  expect(decodeTable(Buffer.from(signs, 'latin1'))).toBe('für „Krone“, 12” Teller, Tritan™-Glas, 5€ je €uro-Palette †');
  // "Weiß für" as a Mac writes it, and as Windows does.
  expect(() => decodeTable(Buffer.from('5765a7209f72', 'hex'))).toThrow('neither UTF-8 nor Windows-1252');
  expect(decodeTable(Buffer.from('5765df20a7', 'hex'))).toBe('Weß §');
  expect(() => decodeTable(Buffer.from('PK\u0003\u0004\0\0'))).toThrow('save the table as CSV');
});

test('cells that a table program left out at the end of a row say nothing', () => {
  const [row] = rowsOf('number;price;model\r\nA-1;9,90\r\n');
  expect(row?.cells).toEqual({ number: 'A-1', price: '9,90' });
});

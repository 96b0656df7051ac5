import { expect, test } from 'vitest';
import { readOrderLines } from './read-order-lines.ts';

const read = (text: string) =>
  readOrderLines(text).lines.map(({ number, quantity, fault }) => [number, quantity ?? fault]);

test.each([
  ['TW-1001;4', 'TW-1001', 4],
  ['TW-1001\t4', 'TW-1001', 4],
  ['"TW-1001";"4"', 'TW-1001', 4],
  ['TW-1001 ; 4 ; Stück', 'TW-1001', 4],
  ['TW-1001, 4', 'TW-1001', 4],
  ['12345 4', '12345', 4],
  ['TW-1001 x 4', 'TW-1001', 4],
  ['TW-1001 4x', 'TW-1001', 4],
  ['4 x TW-1001', 'TW-1001', 4],
  ['4× TW-1001', 'TW-1001', 4],
  ['12345 x 4', '12345', 4],
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
  expect(readOrderLines(text)).toEqual({ heading: null, lines: [{ written: text, number, quantity, fault: null }] });
});

test.each([
  ...['TW-1001;0', 'TW-1001;viele', 'TW-1001;4,5', 'TW-1001;1000000', 'TW-1001;1.000.000', 'TW-1001 0'],
  ...['TW-1001;48 Stück', 'TW-1001;4006381333931', 'TW-1001;1.44'],
])('no quantity: %j', (text) => {
  expect(readOrderLines(text).lines).toEqual([
    { written: text, number: 'TW-1001', quantity: null, fault: 'noQuantity' },
  ]);
});

test.each(['TW-1001;4,000', 'TW-1001;1.000', 'TW-1001 10.000', 'TW-1001;1.000;11,40;11.400,00'])(
  'a thousand, or three decimals: %j',
  (text) => expect(read(text)).toEqual([['TW-1001', 'unclearFigure']]),
);

test.each([
  ['TW-1001\tTeller\t10\t11,40\t114,00', 10],
  ['TW-1001;1;71,40;72,00', 1],
  ['TW-1001;4006381333931;1.440;11.40;16,416.00', 1440],
  ['TW-1001;4006381333931;48', 48],
  ['TW-1001;4006381333931;10,00', 10],
  ['TW-1001;10;11,40 €;114,00 €', 10],
  ['TW-1001;10,00;11,40;114,00', 'severalFigures'],
  ['TW-1001;10,00;12;120,00', 'severalFigures'],
  ['TW-1001;10;12;120', 'severalFigures'],
  ['TW-1001;10;11,40;1.140', 'severalFigures'],
  ['TW-1001;11,40;10;114,00', 'severalFigures'],
])('beside prices and sums: %j', (text, quantity) => {
  expect(read(text)).toEqual([['TW-1001', quantity]]);
});

test.each([
  ['Artikelnummer\tMenge\tEinzelpreis\tSumme', 'TW-1\t10\t12\t120', ['TW-1', 10]],
  ['Pos\tArt.-Nr.\tBezeichnung\tStückpreis\tMenge (Stück)', '1\tTW-1\tTeller 27\t12\t10', ['TW-1', 10]],
  ['EAN-Nr.;Bestellnummer;Anzahl', '4006381333931;TW-1;10,00', ['TW-1', 10]],
  ['Qty;SKU;Price', '10;TW-1;12', ['TW-1', 10]],
  ['Menge;Artikel', '10;TW-1', ['TW-1', 10]],
  ['Menge;Was', '10;TW-1', ['TW-1', 10]],
  ['Kundennummer;Bestellnummer;Artikelnummer;Menge', '7;8;TW-1;10', ['TW-1', 10]],
  ['Pos;Artikel;Menge', '1;TW-1;10', ['TW-1', 10]],
  ['Pos;Was;Bestellte Menge', '1;TW-1;10', ['TW-1', 10]],
  ['Artikelnummer;Stück/VE;Menge', 'TW-1;6;48', ['TW-1', 48]],
  ['Artikelnummer;Stück-Preis;Menge', 'TW-1;12;48', ['TW-1', 48]],
  ['Artikelnummer;Menge pro Karton;Anzahl', 'TW-1;6;48', ['TW-1', 48]],
  ['Artikelnummer;Menge;Stückzahl', 'TW-1;8;48', ['TW-1', 'severalFigures']],
  ['Artikelnummer;Mengeneinheit;Bestellmenge', 'TW-1;6;10', ['TW-1', 10]],
  ['Artikelnummer;Menge;Preis', 'TW-1;;12', ['TW-1', 'noQuantity']],
  ['Artikelnummer\tMenge', 'TW-1\t', ['TW-1', 'noQuantity']],
  ['Artikelnummer;Menge', 'TW-1 4', ['TW-1', 4]],
  ['Artikelnummer;Preis', 'TW-1;12;10', ['TW-1', 'severalFigures']],
])('%j says where they stand', (heading, line, expected) => {
  expect(readOrderLines(`${heading}\n${line}`)).toMatchObject({ heading, lines: [{ written: line }] });
  expect(read(`${heading}\n${line}`)).toEqual([expected]);
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

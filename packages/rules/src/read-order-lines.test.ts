import { expect, test } from 'vitest';
import { readOrderLines, withoutOrderLines } from './read-order-lines.ts';

const read = (text: string) => readOrderLines(text).map(({ number, quantity, fault }) => [number, quantity ?? fault]);

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
  expect(readOrderLines(text)).toEqual([{ written: text, number, quantity, fault: null }]);
});

test.each([
  ...['TW-1001;0', 'TW-1001;viele', 'TW-1001;4,5', 'TW-1001;1000000', 'TW-1001;1.000.000', 'TW-1001 0'],
  ...['TW-1001;48 Stück', 'TW-1001;4006381333931', 'TW-1001;1.44'],
])('no quantity: %j', (text) => {
  expect(readOrderLines(text)).toEqual([{ written: text, number: 'TW-1001', quantity: null, fault: 'noQuantity' }]);
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
  ['TW-1001;4006381333931;10,00', 'priceFigure'],
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
  expect(readOrderLines(`${heading}\n${line}`)).toMatchObject([{ written: line }]);
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

test.each([
  ['TW-1\tTeller\t24,00', 'priceFigure'],
  ['TW-1;1.440,00', 'priceFigure'],
  ['TW-1 12,00', 'priceFigure'],
  ['TW-1\t12 Stk.\t24,00', 'severalFigures'],
  ['TW-1\t12x\t24,00', 'severalFigures'],
  ['TW-1\t-3\t12,00', 'severalFigures'],
  ['TW-1;12 (davon 6 sofort);2', 'severalFigures'],
  ['TW-1;"Korb; 6";12 Stk.;4', 'severalFigures'],
  ['TW-1;Korb 6;12;4,90', 12],
  ['TW-1;4,90 €;12', 12],
  ['TW-1;12;12 Stk.', 12],
  ['TW-1;6;12 Stk.;4,90', 'severalFigures'],
  ['TW-1;6;4,00;12,90;51,60', 'severalFigures'],
  ['TW-1;27 cm;12', 12],
  ['TW-1;27 Stück;12', 'severalFigures'],
  ['TW-1\tTeller\t1 200\t5,00', 1200],
  ['TW-1\tTeller\t1\u00A0200\t5,00', 1200],
  ['TW-1\t1\u202F200', 1200],
  ['TW-1,1,200.00', 'severalFigures'],
  ['TW-1,2,100', 'severalFigures'],
  ['TW-1,1.200', 1200],
])('no quantity that is not sure: %j', (text, quantity) => {
  expect(read(text)).toEqual([['TW-1', quantity]]);
});

test.each([
  ['Artikelnummer;Bezeichnung;VE;Menge;Preis', 'TW-1;"Messer; Edelstahl";6;12;4,90', 12],
  ['Artikelnummer;Bezeichnung;VE;Menge;Preis', 'TW-1;"Pfanne ""26""; rund";6;12;4,90', 12],
  ['Artikelnummer\tBezeichnung\tVE\tMenge', 'TW-1\tTeller; weiß | rund\t6\t12', 12],
  ['Artikelnummer;Bezeichnung;VE;Menge', 'TW-1;Teller; weiß;6;12', 'severalFigures'],
  ['Artikel,Menge,Preis', 'TW-1,1,200.00', 1],
  ['sku,description,qty,price', 'TW-1,"Plate, white",2,100.00', 2],
  ['Artikel,Menge,Preis', 'TW-1,1,200,00', 'severalFigures'],
  ['Artikelnummer;Menge (Bestand);Bestellung', 'TW-1;48;12', 'severalFigures'],
  ['Artikelnummer;Menge (Bestand);Bezeichnung', 'TW-1;48;12', 'severalFigures'],
  ['Artikelnummer\tStück (je Karton)\tBestellt', 'TW-1\t6\t12', 12],
  ['Item\tPcs. (per carton)\tOrdered', 'TW-1\t6\t12', 12],
  ['Artikel\tMenge (Stk.)', 'TW-1\t12', 12],
  ['Artikel\tBestellt\tMenge geliefert\tStück', 'TW-1\t12\t4\t8', 'severalFigures'],
  ['Artikel\tMenge', 'TW-1\t1 200', 1200],
  ['Bestellung vom 30.11.2026\nArtikelnummer;VE;Menge', 'TW-1;2;', 'noQuantity'],
  ['Bestellung\nArtikel;VE;Menge', 'TW-1;6;', 'noQuantity'],
  ['Order\nSKU\tPack\tQty', 'TW-1\t6\t4', 4],
  ['Bestellung;Hotel Krone\nArtikel;VE;Menge', 'TW-1;6;4', 4],
  ['Titel\nnoch einer\nund noch\nviel\nmehr\nund mehr\nArtikel;VE;Menge', 'TW-1;6;4', 4],
  ['Art.-Nr.\tBestand\tPreis', 'TW-1\t48\t4,90', 'severalFigures'],
  ['Artikel;VE;Preis', 'TW-1;6;12,90', 'severalFigures'],
  ['Artikelnummer;Mindestbestand', 'TW-1;48', 'severalFigures'],
  ['Artikel;VE (1 Karton);Menge', 'TW-1;6;4', 4],
  ['Artikelnummer;Bezeichnung;Bestand 30.11.;Menge', 'TW-1;Teller;48;', 'noQuantity'],
  ['Artikel;Filiale 1;Filiale 2', 'TW-1;4;', 'severalFigures'],
  ['Artikelnummer;Menge;VE\nTW-2;4;6\nArtikelnummer;VE;Menge', 'TW-1;6;4', 4],
  ['Artikel;Menge;', 'TW-1;4;bitte schnell', 4],
  ['Artikelnummer', 'TW-1;4', 4],
])('%j separates its cells as it does, and counts what it names', (heading, line, expected) => {
  expect(read(`${heading}\n${line}`).at(-1)).toEqual(['TW-1', expected]);
});

test.each(['Bestellung;Artikelnummer;Preis\n104;TW-1;24,90', 'Order\tItem\tPrice\n104\tTW-1\t24.90'])(
  'the number of an order is no quantity: %j',
  (text) => expect(readOrderLines(text)).toMatchObject([{ quantity: null, fault: 'severalFigures' }]),
);

test.each([
  [
    'Servietten\nTW-1;2',
    [
      ['Servietten', null],
      ['TW-1', 2],
    ],
  ],
  ['CAPPUCCINO', [['CAPPUCCINO', null]]],
  ['Menge', [['Menge', null]]],
  ['TW-1001 ; 4 ; Stück', [['TW-1001', 4]]],
  ['zwei Karton Servietten bitte', [['zwei Karton Servietten bitte', null]]],
  ['Artikelnummer\nTW-1', [['TW-1', null]]],
  ['Artikelnummer;Bezeichnung\nTW-1;Teller;4', [['TW-1', 4]]],
])('a line of words is no heading, unless it names columns: %j', (text, expected) => {
  expect(read(text)).toEqual(expected);
});

test.each([
  ['TW-1\n4 Stück', 'noQuantity'],
  ['TW-1\n4 Kartons = 24 Stück', 'noQuantity'],
  ['TW-1\n4 x', 'noQuantity'],
  ['TW-1\n4', 'noQuantity'],
  ['TW-1\n4711-B', null],
  ['TW-1\nMenge: 4', 'noQuantity'],
  ['TW-1\nTeller weiß\n4 Stück', 'noQuantity'],
  ['12345\n4', 'noQuantity'],
  ['TW-1\nx 4', 'noQuantity'],
  ['TW-1\n4 Dosen', 'noQuantity'],
  ['TW-1\n(4 Stück)', 'noQuantity'],
  ['TW-1\nBestellmenge: 4', 'noQuantity'],
  ['TW-1\nOrder quantity: 4', 'noQuantity'],
  ['TW-1\nStk.: 4', 'noQuantity'],
  ['TW-1\nPieces: 4', 'noQuantity'],
  ['TW-1\nGeliefert: 4', 'noQuantity'],
  ['TW-1\n4 × 24,90 €', 'noQuantity'],
  ['TW-1\n4\t24,90 €', 'noQuantity'],
  ['TW-1\n\t4', 'noQuantity'],
  ['TW-1\n4\t', 'noQuantity'],
  ['TW-1\n\t4 Stück', 'noQuantity'],
  ['TW-1\n- 4 Stück', 'noQuantity'],
  ['TW-1\n4pcs', 'noQuantity'],
  ['TW-1\n10000 Stück', 'noQuantity'],
  ['TW-1\n1 200 Stück', 'noQuantity'],
  ['TW-1\nTW-2\t12,90', null],
  ['TW-1\nTW-2 4', null],
  ['TW-1\n4 x TW-2', null],
  ['1044\n1045', null],
])('a number whose quantity stands below it is not ordered once: %j', (text, expected) => {
  expect(read(text)[0]?.[1]).toBe(expected);
});

test('lines leave a list each once, and take its heading with them when they are the last', () => {
  const text = 'Artikel;Menge\r\n TW-1;4\nTW-1;4\n\nTW-2;5';
  const [first, second, third] = readOrderLines(text);
  if (!first || !second || !third) throw new Error('three lines were expected');
  expect(withoutOrderLines(text, [first])).toBe('Artikel;Menge\nTW-1;4\nTW-2;5');
  expect(withoutOrderLines(`${text}\nTW-3`, [first, second, third])).toBe('Artikel;Menge\nTW-3');
  expect(withoutOrderLines(text, [first, second, third])).toBe('');
  expect(withoutOrderLines(text, [])).toBe('Artikel;Menge\nTW-1;4\nTW-1;4\nTW-2;5');
});

test('a line of endless commas is not taken apart', () => {
  const line = '1,'.repeat(100_000);
  expect(readOrderLines(line)).toEqual([{ written: line, number: line, quantity: null, fault: null }]);
});

import { maximumQuantity } from './quantity-range.ts';

/** `noQuantity`: it says none that can be ordered. `severalFigures`, `unclearFigure`: it may say several. */
export type OrderLineFault = 'noQuantity' | 'severalFigures' | 'unclearFigure';

/** A line of a list of article numbers. `quantity` null: none was written, or, with a fault, none that is sure. */
export type OrderLine = { written: string; number: string; quantity: number | null; fault: OrderLineFault | null };

/** `heading`: the first line, where it only names the columns; null where it does not. */
export type OrderList = { heading: string | null; lines: OrderLine[] };

/** Where number and quantity stand in each line, counted from 0. */
type Columns = { number: number; quantity: number };

/** What separates the cells of a spreadsheet, however it was copied or saved. */
const cellSeparator = /[;\t|]/;
/** A number and a quantity behind it: "12345, 4", "12345 4 x", "12345 x 4". */
const numberThenQuantity = /^(?<number>\S+?)(?:\s*,\s*|\s+)(?:[x×]\s*)?(?<quantity>\d[\d.,'’]*)\s*(?:[x×])?$/i;
/** "4 x TW-12345". */
const quantityThenNumber = /^(?<quantity>\d[\d.,'’]*)\s*[x×]\s+(?<number>\S+)$/i;

const figure = /^\d[\d.,'’]*$/;
const whole = /^\d+$/;
/** With its thousands marked, and without decimals that count. */
const grouped = /^(\d{1,3}(?:(?:\.\d{3})+|(?:,\d{3})+|(?:['’]\d{3})+))([.,]0+)?$/;
/** A thousand to one reader, one with three decimals to another. */
const unclear = /^\d{1,3}[.,]000$/;
const withNoughts = /^\d+[.,]0+$/;

const quantityHeading =
  /^((bestell|order)(ed|te)?[ -]?)?(menge|anzahl|stück|stückzahl|stk|quantity|qty|pieces|pcs)\.?( ?\(.*\))?$/i;
/** The first that a heading has of these is the column of the numbers, else the first column that counts nothing. */
const numberHeadings = [
  /^(artikel|art|item|product|produkt|material|sku)\b.*(nummer|number|nr|no|code)\.?$|^(artikelnummer|sku)$/i,
  /^(artikel|item|product|produkt|material)$/i,
  /^(?!.*(ean|gtin|pos|kunden|customer)).*(nummer|number|nr|no|code)\.?$/i,
  /^(?!pos)/i,
];

/**
 * Reads a list of article numbers with quantities as it comes from a spreadsheet or a mail, a line each. A first line without any digit is a
 * heading: where it names the column of the quantities, they stand there. Otherwise words, prices and sums may stand beside the quantity, and a
 * line of which it is not sure which figure that is says so. Empty lines say nothing.
 */
export function readOrderLines(text: string): OrderList {
  const [first = '', ...others] = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/^ +| +$/g, ''))
    .filter((line) => line.trim() !== '');
  if (first === '') return { heading: null, lines: [] };
  if (/\d/.test(first)) return { heading: null, lines: [first, ...others].map(readLine) };
  const columns = columnsOf(first);
  return { heading: first, lines: others.map((line) => (columns && readRow(line, columns)) ?? readLine(line)) };
}

/** Undefined where no column, or more than one, is named as that of the quantities. */
function columnsOf(heading: string): Columns | undefined {
  const names = cellsOf(heading);
  const [quantity, ...more] = names.flatMap((name, column) => (quantityHeading.test(name) ? column : []));
  if (quantity === undefined || more.length > 0) return undefined;
  const columns = numberHeadings.map((heading) =>
    names.findIndex((name, column) => column !== quantity && heading.test(name)),
  );
  return { number: columns.find((column) => column >= 0) ?? 0, quantity };
}

/** Undefined where the line has no columns. */
function readRow(written: string, { number, quantity }: Columns): OrderLine | undefined {
  const cells = cellsOf(written);
  return cells.length > 1 ? toLine(written, cells[number] ?? '', readQuantity(cells[quantity] ?? '')) : undefined;
}

function readLine(written: string): OrderLine {
  const [number = '', ...others] = cellsOf(written).filter((cell) => cell !== '');
  if (others.length > 0) return toLine(written, number, quantityAmong(others));
  const pair = (numberThenQuantity.exec(number) ?? quantityThenNumber.exec(number))?.groups;
  if (!pair?.number || !pair.quantity) return { written, number, quantity: null, fault: null };
  return toLine(written, pair.number, readQuantity(pair.quantity));
}

/** The only figure of a line; where there are several, the first, if it alone is a whole number: prices and sums have decimals. */
function quantityAmong(cells: readonly string[]): number | OrderLineFault {
  const figures = cells.filter((cell) => figure.test(cell));
  const [only] = figures;
  if (only === undefined) return 'noQuantity';
  if (figures.length === 1) return readQuantity(only);
  // Barcodes are no quantities.
  const [first = '', ...others] = figures.filter((cell) => !whole.test(cell) || Number(cell) <= maximumQuantity);
  const isSure = others.length === 0 || (isInteger(first) && !others.some(isInteger));
  return isSure ? readQuantity(first) : 'severalFigures';
}

function isInteger(cell: string): boolean {
  const isGrouped = grouped.exec(cell);
  return whole.test(cell) || (isGrouped !== null && isGrouped[2] === undefined);
}

/** "1.440", "1,440" and "1.440,00" are 1440, "4,0" is 4; "4,000" may be 4 or 4000. */
function readQuantity(cell: string): number | OrderLineFault {
  if (unclear.test(cell)) return 'unclearFigure';
  const quantity = wholeNumberIn(cell);
  return quantity >= 1 && quantity <= maximumQuantity ? quantity : 'noQuantity';
}

/** NaN where it is no whole number. */
function wholeNumberIn(cell: string): number {
  const [, thousands] = grouped.exec(cell) ?? [];
  if (thousands !== undefined) return Number(thousands.replace(/\D/g, ''));
  return whole.test(cell) || withNoughts.test(cell) ? Number.parseInt(cell, 10) : Number.NaN;
}

function toLine(written: string, number: string, read: number | OrderLineFault): OrderLine {
  return typeof read === 'number'
    ? { written, number, quantity: read, fault: null }
    : { written, number, quantity: null, fault: read };
}

function cellsOf(line: string): string[] {
  return line.split(cellSeparator).map((cell) => cell.replaceAll('"', '').trim());
}

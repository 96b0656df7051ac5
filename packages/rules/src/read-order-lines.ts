import { cellsOf, type Separator, separatorOf } from './order-cells.ts';
import { type QuantityFault, quantityAmong, readLoneFigure, readQuantity } from './order-quantity.ts';

/** A line of a list of article numbers. `quantity` null: none was written, or, with a fault, none that is sure. */
export type OrderLine = { written: string; number: string; quantity: number | null; fault: QuantityFault | null };

/** A line that names columns, and where number and quantity stand in each row below it, counted from 0; without columns it names no quantity. */
type Heading = { count: number; separator: Separator; columns?: { number: number; quantity: number } };

/** A number and a quantity behind it: "12345, 4", "12345 4 x", "12345 x 4". */
const numberThenQuantity = /^(?<number>\S+?)(?<between>\s*,\s*|\s+)(?:[x×]\s*)?(?<quantity>\d[\d.,'’]*)\s*(?:[x×])?$/i;
/** "4 x TW-12345". */
const quantityThenNumber = /^(?<quantity>\d[\d.,'’]*)\s*[x×]\s+(?<number>\S+)$/i;

const countedThings = 'stück|stk|st|kartons?|packung(?:en)?|packs?|ve|pieces?|pcs|cartons?|units?';
/** "4 Stück" below a number, as in mails. */
const countAlone = new RegExp(`^\\d[\\d.,'’]*\\s*(?:[x×]|(?:${countedThings})(?![\\p{L}]).*)$`, 'iu');

/** How a column of quantities is called. In brackets there may only stand what they count. */
const quantityHeading = new RegExp(
  `^(?:(?:(?:bestell|order)(?:ed|te|t)?[ -]?)?(?:menge|anzahl|stück|stückzahl|stk|quantity|qty|pieces|pcs)|bestellt|bestellung|ordered|order)\\.?(?: ?\\((?:${countedThings})\\.?\\))?$`,
  'i',
);
/** The first that a heading has of these is the column of the numbers, else the first column that counts nothing. */
const numberHeadings = [
  /^(artikel|art|item|product|produkt|material|sku)\b.*(nummer|number|nr|no|code)\.?$|^(artikelnummer|sku)$/i,
  /^(artikel|item|product|produkt|material)$/i,
  /^(?!.*(ean|gtin|pos|kunden|customer)).*(nummer|number|nr|no|code)\.?$/i,
];
const anyColumn = /^(?!pos)/i;

/** Above a table there may be a title and a date. */
const mostLinesAbove = 5;

/**
 * Reads a list of article numbers with quantities as it comes from a spreadsheet or a mail, a line each. Where a line without any digit names the
 * columns, quantities stand in theirs; it is no line of the list. Otherwise words, prices and sums may stand beside the quantity, and a line of which it is not
 * sure which figure that is says so. Empty lines say nothing.
 */
export function readOrderLines(text: string): OrderLine[] {
  const written = writtenLines(text);
  const { at, heading } = findHeading(written);
  const lines = written.flatMap((line, index) => {
    if (index === at) return [];
    return (heading?.columns && index > at && readRow(line, heading)) || readLine(line);
  });
  return lines.map((line, index) => (isCountedBelow(line, lines[index + 1]) ? { ...line, fault: 'noQuantity' } : line));
}

/** A list without these lines, each once; '' where nothing is left but its heading. */
export function withoutOrderLines(text: string, lines: readonly OrderLine[]): string {
  const gone = lines.map(({ written }) => written);
  const rest = writtenLines(text).filter((line) => {
    const index = gone.indexOf(line);
    if (index >= 0) gone.splice(index, 1);
    return index < 0;
  });
  return readOrderLines(rest.join('\n')).length === 0 ? '' : rest.join('\n');
}

function writtenLines(text: string): string[] {
  return text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/^ +| +$/g, ''))
    .filter((line) => line.trim() !== '');
}

/** The first line that names a column of quantities, else the first of all, if it names one of numbers. `at` is -1 without one. */
function findHeading(lines: readonly string[]): { at: number; heading?: Heading } {
  const headings = lines.slice(0, mostLinesAbove).map(readHeading);
  const at = headings.findIndex((heading) => heading?.columns);
  if (at >= 0) return { at, heading: headings[at] };
  return { at: headings[0] ? 0 : -1 };
}

function readHeading(line: string): Heading | undefined {
  if (/\d/.test(line)) return undefined;
  const separator = separatorOf(line) ?? ',';
  const names = cellsOf(line, separator);
  const isOfNumbers = names.some((name) => numberHeadings.some((heading) => heading.test(name)));
  const counting = names.flatMap((name, column) => (quantityHeading.test(name) ? column : []));
  if (!isOfNumbers && counting.length === 0) return undefined;
  const [quantity] = counting;
  if (quantity === undefined || counting.length > 1) return { count: names.length, separator };
  const columns = [...numberHeadings, anyColumn].map((heading) =>
    names.findIndex((name, column) => column !== quantity && heading.test(name)),
  );
  return { count: names.length, separator, columns: { number: columns.find((column) => column >= 0) ?? 0, quantity } };
}

/** Undefined where the line has no columns. */
function readRow(written: string, { count, separator, columns }: Heading): OrderLine | undefined {
  if (!columns || !written.includes(separator)) return undefined;
  const cells = cellsOf(written, separator);
  const number = cells[columns.number] ?? '';
  // With more cells than columns nobody knows which is which.
  return toLine(written, number, cells.length > count ? 'severalFigures' : readQuantity(cells[columns.quantity] ?? ''));
}

function readLine(written: string): OrderLine {
  const separator = separatorOf(written);
  const [number = '', ...others] = (separator ? cellsOf(written, separator) : [written.replaceAll('"', '')]).filter(
    (cell) => cell !== '',
  );
  if (others.length > 0) return toLine(written, number, quantityAmong(others));
  const pair = (numberThenQuantity.exec(number) ?? quantityThenNumber.exec(number))?.groups;
  if (!pair?.number || !pair.quantity) return { written, number, quantity: null, fault: null };
  // "12345,1,200" may be one at 200.
  const isTable = pair.between?.includes(',') && pair.quantity.includes(',');
  return toLine(written, pair.number, isTable ? 'severalFigures' : readLoneFigure(pair.quantity));
}

/** A number by itself is ordered as often as it has to be, unless the next line says how often. */
function isCountedBelow({ number, quantity, fault }: OrderLine, next: OrderLine | undefined): boolean {
  if (quantity !== null || fault !== null || next === undefined) return false;
  const isNumberAlone = /\p{L}/u.test(number);
  return countAlone.test(next.written) || (isNumberAlone && /^\d{1,4}$/.test(next.written));
}

function toLine(written: string, number: string, read: number | QuantityFault): OrderLine {
  return typeof read === 'number'
    ? { written, number, quantity: read, fault: null }
    : { written, number, quantity: null, fault: read };
}

import { cellsOf, type Separator, separatorOf } from './order-cells.ts';
import { type QuantityFault, quantityAmong, readLoneFigure, readQuantity } from './order-quantity.ts';

/** A line of a list of article numbers. `quantity` null: none was written, or, with a fault, none that is sure. */
export type OrderLine = { written: string; number: string; quantity: number | null; fault: QuantityFault | null };

/** A line that names columns, and where number and quantity stand in each row below it, counted from 0; without columns it does not say what the quantity is. */
type Heading = { count: number; separator: Separator; columns: { number: number; quantity: number } | null };

/** A number and a quantity behind it: "12345, 4", "12345 4 x", "12345 x 4". */
const numberThenQuantity = /^(?<number>\S+?)(?<between>\s*,\s*|\s+)(?:[x×]\s*)?(?<quantity>\d[\d.,'’]*)\s*(?:[x×])?$/i;
/** "4 x TW-12345". */
const quantityThenNumber = /^(?<quantity>\d[\d.,'’]*)\s*[x×]\s+(?<number>\S+)$/i;

const countedThings = 'stück|stk|st|kartons?|packung(?:en)?|packs?|ve|pieces?|pcs|cartons?|units?';
const countedThing = `(?:${countedThings})\\b`;
/** "4", "- 4 Stück", "x4", "4pcs", "1 200 Stück" or "Bestellmenge: 4" in a line of its own, as in mails. */
const countsAlone = [
  new RegExp(
    `^[-–•*(]?\\s*(?:[x×] ?)?\\d{1,4}(?:[.,]\\d+)?(?:\\s*[x×]|\\s*${countedThing}.*|\\s+\\p{L}.*|\\))?$`,
    'iu',
  ),
  new RegExp(`^[-–•*(]?\\s*\\d{1,3}(?:[ .,'’]?\\d{3})*\\s*${countedThing}`, 'iu'),
  /^(?:(?:bestell|order|liefer)[ -]?)?(?:menge|anzahl|stückzahl|stück|stk|quantity|qty|pieces|pcs|bestellt|ordered|geliefert|delivered)\b[^\p{L}]*\d/iu,
];
/** "4 x 24,90 €". */
const countAtPrice = /^\d{1,4}\s*[x×\t]\s*\d+[.,]\d{2}(?!\d)/i;

/** How a column of quantities is called. In brackets there may only stand what they count. */
const quantityHeading = new RegExp(
  `^(?:(?:(?:bestell|order)(?:ed|te|t)?[ -]?)?(?:menge|anzahl|stück|stückzahl|stk|quantity|qty|pieces|pcs)|bestellt|ordered)\\.?(?: ?\\((?:${countedThings})\\.?\\))?$`,
  'i',
);
/** The first that a heading has of these is the column of the numbers, else the first column that counts nothing. */
const numberHeadings = [
  /^(artikel|art|item|product|produkt|material|sku)\b.*(nummer|number|nr|no|code)\.?$|^(artikelnummer|sku)$/i,
  /^(artikel|item|product|produkt|material)$/i,
  /^(?!.*(ean|gtin|pos|kunden|customer)).*(nummer|\b(number|nr|no|code))\.?$/i,
];
const anyColumn = /^(?!pos)/i;

/** Nobody writes longer ones, and patterns would take their time over them. */
const longestLine = 500;

/**
 * Reads a list of article numbers with quantities as it comes from a spreadsheet or a mail, a line each. Where a line names the columns, quantities stand
 * in theirs from there on; it is no line of the list. Otherwise words, prices and sums may stand beside the quantity, and a line of which it is not
 * sure which figure that is says so. Empty lines say nothing.
 */
export function readOrderLines(text: string): OrderLine[] {
  let heading: Heading | null = null;
  const lines: OrderLine[] = [];
  for (const written of writtenLines(text)) {
    const named = readHeading(written);
    if (named) heading = named;
    else lines.push((heading && readRow(written, heading)) ?? readLine(written));
  }
  // Where quantities stand in lines of their own, a number alone is not ordered as often as it has to be.
  const isApart = lines.some((line) => isNumberAlone(line) && !isCount(line)) && lines.some(isCount);
  return isApart ? lines.map((line) => (isNumberAlone(line) ? { ...line, fault: 'noQuantity' } : line)) : lines;
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
    .filter((line) => line.trim() !== '')
    .map(withoutSpaces);
}

/** A tab at the beginning or end is an empty cell. */
function withoutSpaces(line: string): string {
  let [start, end] = [0, line.length];
  while (line[start] === ' ') start += 1;
  while (line[end - 1] === ' ') end -= 1;
  return line.slice(start, end);
}

function readHeading(line: string): Heading | null {
  if (line.length > longestLine) return null;
  const separator = separatorOf(line) ?? ',';
  const names = cellsOf(line, separator);
  const hasName = (headings: readonly RegExp[]) => names.some((name) => headings.some((heading) => heading.test(name)));
  const counting = names.flatMap((name, column) => (quantityHeading.test(name) ? column : []));
  // With a digit, or alone, only what surely names numbers is a heading: a row may have "Stück" in a cell, and a title may be "Bestellung".
  const isSure = hasName(numberHeadings.slice(0, 2));
  const isHeading = names.length > 1 && !/\d/.test(line) ? counting.length > 0 || hasName(numberHeadings) : isSure;
  if (!isHeading) return null;
  const [quantity] = counting;
  if (quantity === undefined || counting.length > 1) return { count: names.length, separator, columns: null };
  const number = [...numberHeadings, anyColumn]
    .map((heading) => names.findIndex((name, column) => column !== quantity && heading.test(name)))
    .find((column) => column >= 0);
  return { count: names.length, separator, columns: number === undefined ? null : { number, quantity } };
}

/** Null where the line has no columns, or more than a heading without a quantity names: that may stand there. */
function readRow(written: string, { count, separator, columns }: Heading): OrderLine | null {
  if (!written.includes(separator) || written.length > longestLine) return null;
  const cells = cellsOf(written, separator);
  const used = cells.findLastIndex((cell) => cell !== '') + 1;
  if (!columns) return used > count || used < 2 ? null : toLine(written, cells[0] ?? '', 'severalFigures');
  const number = cells[columns.number] ?? '';
  // With more cells than columns nobody knows which is which.
  return toLine(written, number, used > count ? 'severalFigures' : readQuantity(cells[columns.quantity] ?? ''));
}

function readLine(written: string): OrderLine {
  if (written.length > longestLine) return { written, number: written, quantity: null, fault: null };
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

function isNumberAlone({ quantity, fault }: OrderLine): boolean {
  return quantity === null && fault === null;
}

function isCount(line: OrderLine): boolean {
  const written = line.written.trim();
  const isNumbered = !isNumberAlone(line) && /\d/.test(line.number);
  return countAtPrice.test(written) || (!isNumbered && countsAlone.some((count) => count.test(written)));
}

function toLine(written: string, number: string, read: number | QuantityFault): OrderLine {
  return typeof read === 'number'
    ? { written, number, quantity: read, fault: null }
    : { written, number, quantity: null, fault: read };
}

import { maximumQuantity } from './quantity-range.ts';

/**
 * Why no quantity is read. `noQuantity`: there is none that can be ordered. `severalFigures`: it is not sure which figure it is; `unclearFigure`: what
 * the figure says; `priceFigure`: whether it is a quantity at all.
 */
export type QuantityFault = 'noQuantity' | 'severalFigures' | 'unclearFigure' | 'priceFigure';

const space = '[ \\u00A0\\u2009\\u202F]';
const whole = /^\d+$/;
/** With its thousands marked, and without decimals that count. */
const grouped = new RegExp(`^(\\d{1,3}(?:(?:\\.\\d{3})+|(?:,\\d{3})+|(?:['’]\\d{3})+|(?:${space}\\d{3})+))([.,]0+)?$`);
const figure = new RegExp(`^\\d[\\d.,'’]*$|^\\d{1,3}(?:${space}\\d{3})+(?:[.,]\\d+)?$`);
/** A thousand to one reader, one with three decimals to another. */
const unclear = /^\d{1,3}[.,]000$/;
const withNoughts = /^\d+[.,]0+$/;
/** With cents, as prices have them. */
const likePrice = /[.,]00$/;
/** "12 Stk.", "12 (6 at once)", "-3": it counts something, in words of its own; "6er-Karton" and "27 cm" only describe. */
const counts =
  /^[-+−(]?\s*(\d[\d.,'’]*)(?![\d.,'’])(?!er\b)(?!\s*(?:mm|cm|m|ml|cl|l|g|kg|zoll|inch|in|grad|°|"|″)(?![\p{L}]))/iu;
const currency = /€|\$|£|%|\b(eur|euro|chf|usd|gbp)\b/i;

/** What a cell of the quantities says: "1.440", "1,440", "1 440" and "1.440,00" are 1440, "4,0" is 4; "4,000" may be 4 or 4000. */
export function readQuantity(cell: string): number | QuantityFault {
  if (unclear.test(cell)) return 'unclearFigure';
  const quantity = wholeNumberIn(cell);
  return quantity >= 1 && quantity <= maximumQuantity ? quantity : 'noQuantity';
}

/** The same of the only figure beside a number, of which nobody said that it is a quantity. */
export function readLoneFigure(cell: string): number | QuantityFault {
  return likePrice.test(cell) && figure.test(cell) ? 'priceFigure' : readQuantity(cell);
}

/**
 * The only figure among the cells of a row; where there are two or three, the first, if it alone is a whole number: prices and sums have decimals. What
 * counts in words of its own ("12 Stk.") may be the quantity, too.
 */
export function quantityAmong(cells: readonly string[]): number | QuantityFault {
  const figures = cells.filter((cell) => figure.test(cell));
  const [only] = figures;
  if (only === undefined) return 'noQuantity';
  // Barcodes are no quantities.
  const [first = only, ...others] = figures.filter((cell) => !whole.test(cell) || Number(cell) <= maximumQuantity);
  const counted = cells
    .filter((cell) => !figure.test(cell) && !currency.test(cell))
    .map((cell) => counts.exec(cell)?.[1]);
  if (counted.some((each) => each !== undefined && each !== first)) return 'severalFigures';
  if (others.length === 0) return readLoneFigure(first);
  return others.length < mostFigures && isInteger(first) && !others.some(isInteger)
    ? readQuantity(first)
    : 'severalFigures';
}

/** Quantity, price and sum. With a fourth one the first may be what is in a pack, and the quantity have decimals. */
const mostFigures = 3;

function isInteger(cell: string): boolean {
  const isGrouped = grouped.exec(cell);
  return whole.test(cell) || (isGrouped !== null && isGrouped[2] === undefined);
}

/** NaN where it is no whole number. */
function wholeNumberIn(cell: string): number {
  const [, thousands] = grouped.exec(cell) ?? [];
  if (thousands !== undefined) return Number(thousands.replace(/\D/g, ''));
  return whole.test(cell) || withNoughts.test(cell) ? Number.parseInt(cell, 10) : Number.NaN;
}

import { maximumQuantity } from './quantity-range.ts';

/** A line of a list of article numbers. `quantity` null: none was written, or, with `isWrong`, none that can be ordered. */
export type OrderLine = { written: string; number: string; quantity: number | null; isWrong: boolean };

/** What separates the cells of a spreadsheet, however it was copied or saved. */
const cells = /[;\t|]/;
/** A number and a quantity behind it: "12345, 4", "12345 4 x", "12345 x 4". */
const numberThenQuantity = /^(\S+?)(?:\s*,\s*|\s+)(?:[x×]\s*)?(\d[\d.,'’]*)\s*(?:[x×])?$/i;
const grouped = /^\d{1,3}(?:[.,'’]\d{3})+$/;
const whole = /^\d+(?:[.,]0+)?$/;

/**
 * Reads a list of article numbers with quantities as it comes from a spreadsheet or a mail, a line each. Between number and quantity cells
 * with words may stand. A first line without any digit is a heading. Empty lines say nothing.
 */
export function readOrderLines(text: string): OrderLine[] {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const first = lines[0];
  return (first && !/\d/.test(first) ? lines.slice(1) : lines).map(readLine);
}

function readLine(written: string): OrderLine {
  const parts = written
    .split(cells)
    .map((part) => part.replaceAll('"', '').trim())
    .filter((part) => part !== '');
  const [number = '', ...others] = parts;
  if (others.length > 0) {
    const figures = others.filter((part) => /^\d/.test(part) && !Number.isNaN(figureOf(part)));
    return toLine(written, number, figures.at(-1) ?? others.at(-1));
  }
  const match = numberThenQuantity.exec(number);
  return toLine(written, match?.[1] ?? number, match?.[2]);
}

function toLine(written: string, number: string, figure: string | undefined): OrderLine {
  if (figure === undefined) return { written, number, quantity: null, isWrong: false };
  const quantity = figureOf(figure);
  const isRight = quantity >= 1 && quantity <= maximumQuantity;
  return { written, number, quantity: isRight ? quantity : null, isWrong: !isRight };
}

/** "1.440" and "1,440" are 1440, "4,0" is 4; NaN where it is no whole number. */
function figureOf(figure: string): number {
  if (grouped.test(figure)) return Number(figure.replace(/\D/g, ''));
  return whole.test(figure) ? Number.parseInt(figure, 10) : Number.NaN;
}

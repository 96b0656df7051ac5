import { CellProblem } from './cell-problem.ts';

const spaces = /[\s\u00A0\u2009\u202F]/g;
/** "1 234,50". */
const groupedBySpaces = /^\d{1,3}(?:[ \u00A0\u2009\u202F]\d{3})+(?:[.,]\d+)?$/;

/**
 * A number as people and table programs write it, "1.234,50", "1,234.50", "12,9 €", as digits with a point: "1234.50". Where one
 * separator with three digits behind it may be either ("1.234"), the reading counts that leaves the present value as it is;
 * otherwise it is refused and not guessed. Throws a CellProblem.
 */
export function readDecimal(cell: string, { decimals, present = '' }: { decimals: number; present?: string }): string {
  const amount = cell.replace(/\s*(?:€|EUR)\s*$/i, '').trim();
  const text = groupedBySpaces.test(amount) ? amount.replace(spaces, '') : amount;
  const plain = plainNumber(text, present);
  const [whole = '', fraction = ''] = plain.split('.');
  const kept = fraction.replace(/0+$/, '');
  if (kept.length > decimals) throw new CellProblem(`"${cell}" has more than ${decimals} decimals`);
  return [whole.replace(/^0+(?=\d)/, ''), kept].filter((part) => part !== '').join('.');
}

function plainNumber(text: string, present: string): string {
  if (/^\d+$/.test(text)) return text;
  const grouped = /^\d{1,3}(?:\.\d{3})+,\d+$/.test(text) || /^\d{1,3}(?:,\d{3})+\.\d+$/.test(text);
  if (grouped) return withPoint(text);
  if (/^\d{1,3}(?:(?:\.\d{3}){2,}|(?:,\d{3}){2,})$/.test(text)) return text.replace(/[.,]/g, '');
  if (/^[1-9]\d{0,2}[.,]\d{3}$/.test(text)) return ofTwoReadings(text, present);
  if (/^\d+[.,]\d+$/.test(text)) return text.replace(',', '.');
  throw new CellProblem(`"${text}" is no number`);
}

/** The last separator is the decimal one. */
function withPoint(text: string): string {
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  return `${text.slice(0, at).replace(/[.,]/g, '')}.${text.slice(at + 1)}`;
}

function ofTwoReadings(text: string, present: string): string {
  const readings = [text.replace(',', '.'), text.replace(/[.,]/g, '')];
  const unchanged = readings.find((reading) => present !== '' && Number(reading) === Number(present));
  if (unchanged !== undefined) return unchanged;
  const [fraction, thousands] = readings;
  throw new CellProblem(`"${text}" may be ${thousands} or ${fraction}: write ${thousands}, or ${fraction}0`);
}

/** A whole number from `least` to `most`, read as other numbers are: "1.000" may be one. Throws a CellProblem. */
export function readWhole(
  cell: string,
  { least, most, present = '' }: { least: number; most: number; present?: string },
): string {
  const outside = new CellProblem(`"${cell}" is not between ${least} and ${most}`);
  if (/^-\d+$/.test(cell.trim())) throw outside;
  const number = Number(readDecimal(cell, { decimals: 0, present }));
  if (number < least || number > most) throw outside;
  return String(number);
}

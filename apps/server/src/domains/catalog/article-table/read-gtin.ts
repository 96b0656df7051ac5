import { CellProblem } from './cell-problem.ts';

/** A GTIN of 8, 12, 13 or 14 digits whose check digit is right. Throws a CellProblem. */
export function readGtin(cell: string, present: string): string {
  if (/^\d[.,]\d+E\+?\d+$/i.test(cell)) return ofRounded(cell, present);
  const digits = cell.replace(/[\s-]/g, '');
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) throw new CellProblem(`"${cell}" is no GTIN of 8, 12, 13 or 14 digits`);
  if (checkDigitOf(digits.slice(0, -1)) !== Number(digits.at(-1)))
    throw new CellProblem(`"${cell}" is no GTIN: its check digit is wrong`);
  return digits;
}

/** Weights 3 and 1 in turn from the right (GS1 General Specifications, 7.9). */
function checkDigitOf(digits: string): number {
  const sum = [...digits].reverse().reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

/** Excel shows, and saves, 4012345678901 as 4,01235E+12. Where that can be what is there, it is. */
function ofRounded(cell: string, present: string): string {
  const [mantissa = ''] = cell.split(/E/i);
  const significant = mantissa.replace(/\D/g, '').length;
  if (present !== '' && Number(Number(present).toPrecision(significant)) === Number(cell.replace(',', '.')))
    return present;
  throw new CellProblem(`"${cell}" was rounded by the table program: format the column as text and type it again`);
}

import { CellProblem } from './cell-problem.ts';

const errorValue = /^#(NV|N\/A|NAME\?|WERT!|VALUE!|BEZUG!|REF!|DIV\/0!|ZAHL!|NUM!|NULL!|#+)$/i;
/** Excel keeps no more signs in a cell. */
const longestCell = 32_767;

/** "4,01E+12": what is left of a long number. */
export function isRounded(cell: string): boolean {
  return /^\d([.,]\d+)?E\+\d+$/i.test(cell);
}

const german = '(?:Jan|Feb|Mrz|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)';
const english = '(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)';
const days = [
  new RegExp(`^\\d{2}\\. ${german}$|^${german} \\d{2}$`),
  new RegExp(`^\\d{1,2}-${english}$|^${english}-\\d{2}$`),
  /^(?:0[1-9]|[12]\d|3[01])\.(?:0[1-9]|1[0-2])\.(?:19|20)\d{2}$/,
  /^\d{1,2}\/\d{1,2}\/(?:19|20)\d{2}$/,
];

/** As table programs show a day: "12. Jan", "Dec-01", "01.12.2026" are what was typed as 1-12 or 12/1. Others write "JUN-7" and mean it. */
export function isDay(cell: string): boolean {
  return days.some((day) => day.test(cell));
}

/** "08.50", behind "40:", is what a table program shows of "100: 8,50": seconds have two digits, and prices begin with no zero. */
export function isTime(price: string): boolean {
  return /^0\d/.test(price);
}

/** "#NV", "#NAME?", "####". */
export function isErrorValue(cell: string): boolean {
  return errorValue.test(cell);
}

/** Refuses what table programs make of a cell that nobody touched. Throws a CellProblem. */
export function refuseBroken(cell: string, present: string): void {
  if (isErrorValue(cell)) throw new CellProblem(`"${cell}" says that the table program could not work it out`);
  if (hasLostSigns(cell, present))
    throw new CellProblem('the table program wrote ? for signs that it cannot save: save the table as CSV UTF-8');
  const isCut = present.length > longestCell && cell.length > longestCell / 2 && present.startsWith(cell);
  if (isCut) throw new CellProblem('the table program cut it: leave this column out');
}

/** Whether a cell is what is there, but for signs for which it has "?". */
function hasLostSigns(cell: string, present: string): boolean {
  if (cell.length !== present.length || !cell.includes('?')) return false;
  return Array.from({ length: cell.length }, (_, at) => at).every(
    (at) => cell[at] === present[at] || (cell[at] === '?' && present.charCodeAt(at) > 0xff),
  );
}

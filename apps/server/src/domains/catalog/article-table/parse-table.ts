import { toOneLine } from '@mise/rules/typed-text.ts';
import { CsvError, parse } from 'csv-parse/sync';
import { type TableProblem, TableRefused } from './cell-problem.ts';
import { type Column, headingKey, needed } from './columns.ts';
import { fromSafe } from './formula-cell.ts';
import { meantBy } from './nearest.ts';

/** `cells`: what stands in them, by heading; only of the columns that the table has. */
export type TableRow = { line: number; number: string; cells: Record<string, string> };

type Record_ = { record: string[]; info: { lines: number } };

/** The rows of a CSV file by the columns of its headings. Throws a TableRefused. */
export function parseTable(text: string, columns: readonly Column[]): TableRow[] {
  // One kind of line end, or those within cells would be counted twice.
  const [head, ...body] = withoutSeparator(recordsOf(text.replace(/\r\n?/g, '\n')));
  if (!head) throw refused('the file is empty');
  const headings = head.record.map((cell) => cell.trim());
  const named = headings.map((heading) => columns.find((column) => headingKey(column.heading) === headingKey(heading)));
  refuseHeadings(headings, named, columns);
  let line = head.info.lines + 1;
  const rows: TableRow[] = [];
  const problems: TableProblem[] = [];
  for (const { record, info } of body) {
    const begins = line;
    line = info.lines + 1;
    if (record.every((cell) => cell.trim() === '')) continue;
    if (record.some((cell, at) => !named[at] && cell.trim() !== ''))
      problems.push({ line: begins, heading: null, reason: 'a cell has no heading above it' });
    const cells = Object.fromEntries(
      // Table programs leave out the last cells of a row; what is not there is not said.
      named.flatMap((column, at) => {
        const cell = record[at];
        return column && cell !== undefined ? [[column.heading, cellOf(column, cell)]] : [];
      }),
    );
    rows.push({ line: begins, number: cells[needed] ?? '', cells });
  }
  if (problems.length > 0) throw new TableRefused(problems);
  return rows;
}

/** Articles are told apart by their numbers: those have one line before anything is compared. */
function cellOf({ heading }: Column, written: string): string {
  const cell = fromSafe(written.trim());
  return heading === needed || heading === 'item' ? toOneLine(cell).trim() : cell;
}

function recordsOf(text: string): Record_[] {
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: false,
    }) as unknown as Record_[];
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw refused(`the file is no sound CSV: ${error.message}`);
  }
}

/** A first line "sep=;" tells Excel what separates the cells; others see it from the headings. */
function withoutSeparator(records: Record_[]): Record_[] {
  return /^sep=$/i.test(records[0]?.record[0]?.trim() ?? '') ? records.slice(1) : records;
}

/** What separates the headings: none of them has a semicolon, a comma or a tab. */
function delimiterOf(text: string): string {
  const [head = ''] = text.replace(/^[\s\uFEFF]+/, '').split(/[\r\n]/);
  const counted = [';', ',', '\t'].map((delimiter) => ({ delimiter, count: head.split(delimiter).length }));
  return counted.sort((one, other) => other.count - one.count)[0]?.delimiter ?? ';';
}

function refuseHeadings(headings: string[], named: (Column | undefined)[], columns: readonly Column[]): void {
  const known = columns.map(({ heading }) => heading);
  const problems = headings.flatMap((heading, at) => {
    const problem = (reason: string) => [{ line: 1, heading: null, reason }];
    if (heading !== '' && !named[at]) return problem(`there is no column "${heading}"${meantBy(heading, known)}`);
    if (named[at] && named.indexOf(named[at]) < at) return problem(`the column "${heading}" is there twice`);
    return [];
  });
  if (!named.some((column) => column?.heading === needed))
    problems.push({ line: 1, heading: null, reason: `the column "${needed}" is missing` });
  if (problems.length > 0) throw new TableRefused(problems);
}

function refused(reason: string): TableRefused {
  return new TableRefused([{ line: null, heading: null, reason }]);
}

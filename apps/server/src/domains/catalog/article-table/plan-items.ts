import { defaultLanguage, languages } from '@mise/rules/languages.ts';
import { refuseBroken } from './broken-cell.ts';
import { CellProblem, type TableProblem } from './cell-problem.ts';
import { type Column, columns, type TextField, textColumns, textHeading, withDecimalCommas } from './columns.ts';
import type { Group } from './group-rows.ts';
import type { Cells, KnownItem } from './known-items.ts';
import type { TableRow } from './parse-table.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * `changed`: what differs from what is there, as it would be exported; of a new article all that it has. `stock`: whether it is taken from
 * the table, which may have the same, or left although the table has another one.
 */
export type ArticlePlan = {
  id: number | null;
  line: number;
  number: string;
  cells: Cells;
  changed: Cells;
  stock: 'taken' | 'left' | null;
};

/** `line`: where a problem of the item as a whole is told. */
export type ItemPlan = {
  known: KnownItem | null;
  mainNumber: string;
  line: number;
  cells: Cells;
  changed: Cells;
  articles: ArticlePlan[];
};

/** `stockTakenOf`: articles of which the stock is that of the table less what was sold since. */
export type Planning = {
  vocabulary: Vocabulary;
  takesStock: boolean;
  stockTakenOf: ReadonlySet<string>;
  problems: TableProblem[];
};

/** What is to become of an item by its rows. What cannot be is added to the problems. */
export function planItem({ mainNumber, rows }: Group, known: KnownItem | null, planning: Planning): ItemPlan {
  const main = rows.find(({ number }) => number === mainNumber) ?? rows[0];
  const present = known?.cells ?? {};
  const changed = readCells(
    columns.filter(isOfItem),
    rowOfItem(rows, { mainNumber, known }, planning),
    present,
    planning,
  );
  return {
    ...{ known, mainNumber, line: main?.line ?? 0, changed },
    cells: { ...present, ...changed },
    articles: rows.map((row) => planArticle(row, known, planning)),
  };
}

function isOfItem({ of }: Column): boolean {
  return of === 'item';
}

/** The cells of an item, each from the row that says it. Other rows leave it empty or say the same. */
function rowOfItem(
  rows: readonly TableRow[],
  { mainNumber, known }: { mainNumber: string; known: KnownItem | null },
  { problems }: Planning,
): TableRow {
  const main = rows.find(({ number }) => number === mainNumber);
  const cells: Cells = {};
  let { line } = main ?? rows[0] ?? { line: 0 };
  for (const { heading } of columns.filter(isOfItem)) {
    const said = rows.filter(({ cells: own }) => (own[heading] ?? '') !== '');
    const first = main?.cells[heading] ? main : said[0];
    const other = said.find(({ cells: own }) => own[heading] !== first?.cells[heading]);
    if (first && other)
      problems.push({ line: other.line, heading, reason: `line ${first.line} says another one of the same item` });
    const cell = first?.cells[heading] ?? main?.cells[heading];
    // Who adds a variation means to say something of it, not of all the others.
    if (known && !main && first && cell !== undefined && !isAsThere(heading, cell, known.cells[heading] ?? '')) {
      problems.push({
        line: first.line,
        heading,
        reason: `it is that of the whole item: say it in a row of ${mainNumber}`,
      });
      continue;
    }
    if (cell !== undefined) cells[heading] = cell;
    if (first && !main) line = first.line;
  }
  return { line, number: mainNumber, cells };
}

function planArticle(row: TableRow, known: KnownItem | null, planning: Planning): ArticlePlan {
  const article = known?.articles.find(({ number }) => number === row.number);
  const stock = stockOf(row, article, planning);
  const taken = columns.filter(
    ({ heading, of }) => of === 'article' && heading !== 'item' && (heading !== 'stock' || stock === 'taken'),
  );
  const present = article?.cells ?? cellsOfNew(row, planning.vocabulary);
  const read = readCells(taken, row, present, planning, article === undefined);
  const cells = { ...present, ...read };
  const changed = article ? read : cells;
  return { id: article?.id ?? null, line: row.line, number: row.number, cells, changed, stock };
}

function stockOf(
  { number, cells: { stock } }: TableRow,
  article: KnownItem['articles'][number] | undefined,
  { takesStock, stockTakenOf }: Planning,
): ArticlePlan['stock'] {
  if (stock === undefined) return null;
  if (!article || (takesStock && !stockTakenOf.has(number))) return 'taken';
  return stock === '' || isAsThere('stock', stock, article.cells.stock ?? '') ? null : 'left';
}

/** An article that counts its stock says how much there is. */
function cellsOfNew({ cells }: TableRow, { units, availabilities, vatRates }: Vocabulary): Cells {
  return {
    ...Object.fromEntries(columns.filter(({ of }) => of === 'article').map(({ heading, ofNew }) => [heading, ofNew])),
    'stock policy': cells.stock ? 'limited' : 'unlimited',
    'VAT rate': vatRates.get(0) ?? '',
    unit: units.find(({ code }) => code === 'C62')?.name ?? '',
    availability: availabilities[0]?.name ?? '',
  };
}

function readCells(
  read: readonly Column[],
  { line, cells }: TableRow,
  present: Cells,
  { vocabulary, problems }: Planning,
  isNew = false,
): Cells {
  const changed: Cells = {};
  for (const column of read) {
    const { heading } = column;
    const [cell, known] = [cells[heading], present[heading] ?? ''];
    if (cell === undefined || isAsThere(heading, cell, known) || (isNew && cell === '')) continue;
    try {
      refuseBroken(asTyped(cell), asTyped(known));
      const wanted = cell === '' ? column.emptied : column.read(cell, { present: known, vocabulary });
      if (wanted === null) throw new CellProblem('it cannot be empty');
      if (wanted !== known) changed[heading] = wanted;
    } catch (error) {
      if (!(error instanceof CellProblem)) throw error;
      problems.push({ line, heading, reason: error.message });
    }
  }
  return changed;
}

/** As an export writes it, in one style or the other. */
function isAsThere(heading: string, cell: string, known: string): boolean {
  return [known, withDecimalCommas(heading, known)].some((each) => asTyped(each) === asTyped(cell));
}

/** Table programs end the lines of a cell in their way. */
function asTyped(cell: string): string {
  return cell.replace(/\r\n?/g, '\n').trim();
}

/** Whether an item has words in a language: its name says so. */
export function hasTexts(cells: Cells, language: string): boolean {
  return (cells[textHeading('name', language)] ?? '') !== '';
}

export function isUnchanged(plan: ItemPlan): boolean {
  return changesOf(plan).every(({ changed }) => Object.keys(changed).length === 0);
}

/** Its articles with all that changes of each: what belongs to the item counts for the main one, or the first that is there. */
export function changesOf({ mainNumber, changed, articles }: ItemPlan): ArticlePlan[] {
  const carrier = articles.find(({ number }) => number === mainNumber) ?? articles[0];
  return articles.map((article) =>
    article === carrier ? { ...article, changed: { ...changed, ...article.changed } } : article,
  );
}

const textFields = Object.keys(textColumns) as TextField[];

/** The columns of a language that are not empty. */
export function saidIn(cells: Cells, language: string): string[] {
  return textFields.map((field) => textHeading(field, language)).filter((heading) => (cells[heading] ?? '') !== '');
}

export const mainName = textHeading('name', defaultLanguage);
export const allLanguages = languages;

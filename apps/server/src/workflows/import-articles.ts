import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../db/database.ts';
import { type TableProblem, TableRefused } from '../domains/catalog/article-table/cell-problem.ts';
import {
  type Group,
  groupRows,
  refuseMangledNumbers,
  refuseNumbers,
} from '../domains/catalog/article-table/group-rows.ts';
import { importPart } from '../domains/catalog/article-table/import-part.ts';
import { makeNames } from '../domains/catalog/article-table/make-names.ts';
import { type MissingNames, namesIn, noNames } from '../domains/catalog/article-table/missing-names.ts';
import type { TableRow } from '../domains/catalog/article-table/parse-table.ts';
import { nameFiles } from '../domains/catalog/article-table/picture-files.ts';
import { changesOf, type ItemPlan, isUnchanged } from '../domains/catalog/article-table/plan-items.ts';
import { type Import, planPart } from '../domains/catalog/article-table/plan-part.ts';
import { readVocabulary } from '../domains/catalog/article-table/vocabulary.ts';
import { lockCatalog } from '../domains/catalog/catalog-version.ts';
import { recordCommand } from '../domains/operators/audit.ts';
import { examineFiles, type NewPicture, putFiles } from './import-pictures.ts';
import { separator, stockTakenFrom, stockToLeave } from './taken-stock.ts';

/** Articles written at a time; an item is never parted. */
const articlesAPart = 300;

export type ImportOptions = {
  fileName: string;
  folder: string;
  /** Tells this table from others of its name. */
  checksum: string;
  takesStock: boolean;
  makesNames: boolean;
};

/** `changes`: the first of them, for whoever wants to see what would happen. */
export type ImportSummary = {
  added: number;
  changed: number;
  unchanged: number;
  names: string[];
  pictures: number;
  leftStock: number;
  /** Articles of which the stock was taken by an import of the same table before, and differs since. */
  takenStock: number;
  changes: string[];
};

type Checked = {
  summary: ImportSummary;
  groups: Group[];
  missing: MissingNames;
  pictures: NewPicture[];
  files: Set<string>;
  stockTakenOf: ReadonlySet<string>;
  /** Numbers of articles of which nothing is written, as the shop has the stock of the table. */
  sameStock: string[];
  claimed: Import['claimed'];
};

const shownChanges = 20;

/** What an import would do. Writes nothing. Throws a TableRefused with all that is wrong. */
export async function checkArticles(db: Database, rows: readonly TableRow[], options: ImportOptions): Promise<Checked> {
  const problems: TableProblem[] = [];
  if ((await readVocabulary(db)).vatRates.size === 0)
    throw new TableRefused([{ line: null, heading: null, reason: 'the shop was never started: start it once before' }]);
  refuseNumbers(rows, problems);
  await refuseMangledNumbers(db, rows, problems);
  const { groups, files } = nameFiles(await groupRows(db, rows, problems));
  const addresses = new Set(files.map(({ address }) => address));
  const stockTakenOf = await stockToLeave(db, options.checksum, new Date());
  const work: Import = { ...options, stockTakenOf, problems, missing: noNames(), claimed: new Map(), files: addresses };
  const checked: Checked = {
    summary: { added: 0, changed: 0, unchanged: 0, names: [], pictures: 0, leftStock: 0, takenStock: 0, changes: [] },
    ...{ groups: [], missing: work.missing, pictures: [], files: addresses, stockTakenOf, claimed: work.claimed },
    sameStock: [],
  };
  for (const part of inParts(groups)) {
    const { plans } = await planPart(db, part, work);
    for (const [index, group] of part.entries()) {
      const plan = plans[index];
      if (!plan) continue;
      countPlan(checked.summary, plan, work);
      if (isUnchanged(plan)) checked.sameStock.push(...stockedOf(changesOf(plan)));
      else checked.groups.push(group);
    }
  }
  checked.pictures = await examineFiles(db, files, options.folder, problems);
  if (problems.length > 0)
    throw new TableRefused(problems.toSorted((one, other) => (one.line ?? 0) - (other.line ?? 0)));
  checked.summary.names = namesIn(work.missing);
  checked.summary.pictures = checked.pictures.length;
  return checked;
}

/**
 * Writes what was checked, in parts of which each is whole, and tells how many articles are done. The summary then counts what another import
 * of the same table took since.
 */
export async function writeArticles(
  db: Database,
  { summary, groups, missing, pictures, sameStock, ...known }: Checked,
  options: ImportOptions,
  tell: (done: number, all: number) => void,
): Promise<void> {
  // Before pictures, which may take minutes: what is sold from now on stays sold.
  if (options.takesStock) await recordSameStock(db, sameStock, options);
  if (!isDeepStrictEqual(missing, noNames())) await writeNames(db, missing, options);
  await putFiles(db, pictures);
  const all = groups.reduce((total, { rows }) => total + rows.length, 0);
  let done = 0;
  for (const part of inParts(groups)) {
    await db.transaction(async (tx) => {
      // Another import of the same table may be taking stock: what it took counts for this one.
      await lockCatalog(tx);
      const taken = await stockTakenFrom(tx, options.checksum, new Date());
      const stockTakenOf = new Set([...known.stockTakenOf, ...taken]);
      const work = { ...options, ...known, stockTakenOf, problems: [], missing: noNames(), makesNames: false };
      const articles = (await importPart(tx, part, work)).flatMap(changesOf);
      await recordPart(tx, articles, options);
      const left = articles.filter(({ number, stock }) => stock === 'left' && !known.stockTakenOf.has(number));
      if (options.takesStock) summary.takenStock += left.length;
    });
    done += part.reduce((total, { rows }) => total + rows.length, 0);
    tell(done, all);
  }
}

async function writeNames(db: Database, missing: MissingNames, { fileName }: ImportOptions): Promise<void> {
  await db.transaction(async (tx) => {
    await makeNames(tx, missing, new Date());
    await recordCommand(tx, {
      operation: 'command.articleImport',
      now: new Date(),
      subject: { kind: 'table', id: fileName },
      change: { after: { names: namesIn(missing).join(' | ') } },
    });
  });
}

/** Numbers in one entry of the audit. */
const numbersAnEntry = 3000;

async function recordSameStock(
  db: Database,
  numbers: readonly string[],
  { fileName, checksum: tableChecksum }: ImportOptions,
): Promise<void> {
  for (let at = 0; at < numbers.length; at += numbersAnEntry) {
    const stockTaken = numbers.slice(at, at + numbersAnEntry).join(separator);
    await recordCommand(db, {
      operation: 'command.articleImport',
      now: new Date(),
      subject: { kind: 'table', id: fileName },
      change: { after: { tableChecksum, stockTaken } },
    });
  }
}

function stockedOf(articles: ItemPlan['articles']): string[] {
  return articles.filter(({ stock }) => stock === 'taken').map(({ number }) => number);
}

async function recordPart(
  tx: Parameters<typeof recordCommand>[0],
  articles: ItemPlan['articles'],
  { fileName, checksum: tableChecksum }: ImportOptions,
): Promise<void> {
  const written = articles.filter(({ changed }) => Object.keys(changed).length > 0);
  if (written.length === 0) return;
  const added = written.filter(({ id }) => id === null);
  // Whoever had this stock before counts too: it is sold from now on.
  const stocked = stockedOf(articles);
  await recordCommand(tx, {
    operation: 'command.articleImport',
    now: new Date(),
    subject: { kind: 'table', id: fileName },
    change: {
      after: {
        addedArticles: added.length,
        changedArticles: written.length - added.length,
        articles: written.map(({ number }) => number).join(separator),
        ...(stocked.length > 0 && { tableChecksum, stockTaken: stocked.join(separator) }),
      },
    },
  });
}

function countPlan(summary: ImportSummary, plan: ItemPlan, { takesStock }: Import): void {
  for (const { id, line, number, changed, stock } of changesOf(plan)) {
    const headings = Object.keys(changed);
    const article = plan.known?.articles.find((each) => each.id === id);
    if (id === null) summary.added += 1;
    else if (headings.length > 0) summary.changed += 1;
    else summary.unchanged += 1;
    if (stock === 'left') summary[takesStock ? 'takenStock' : 'leftStock'] += 1;
    if (summary.changes.length >= shownChanges || headings.length === 0) continue;
    const before = { ...plan.known?.cells, ...article?.cells };
    const told = headings.map(
      (heading) => `${heading}: ${shortened(before[heading] ?? '')} → ${shortened(changed[heading] ?? '')}`,
    );
    summary.changes.push(`line ${line}, ${number}: ${id === null ? 'new' : told.join('; ')}`);
  }
}

function shortened(cell: string): string {
  const line = cell.replace(/\s+/g, ' ');
  return line.length > 40 ? `${line.slice(0, 39)}…` : line || '–';
}

function* inParts(groups: readonly Group[]): Generator<Group[]> {
  let part: Group[] = [];
  let articles = 0;
  for (const group of groups) {
    if (part.length > 0 && articles + group.rows.length > articlesAPart) {
      yield part;
      [part, articles] = [[], 0];
    }
    part.push(group);
    articles += group.rows.length;
  }
  if (part.length > 0) yield part;
}

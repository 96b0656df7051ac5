import { stringify } from 'csv-stringify/sync';
import { asc } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { item } from '../tables/items.ts';
import { type Column, columns, needed, withDecimalCommas } from './columns.ts';
import { toSafe } from './formula-cell.ts';
import { type Cells, type KnownItem, readKnownItems } from './known-items.ts';
import { readVocabulary } from './vocabulary.ts';

/** Items read at a time. */
const batch = 500;

/** German: semicolons and decimal commas. */
export type TableStyle = 'german' | 'english';

/** Gives all articles to `write` as a CSV table, in parts, as they were at one moment. Answers how many there are. */
export async function exportArticles(
  db: Database,
  style: TableStyle,
  write: (text: string) => Promise<void>,
): Promise<number> {
  const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
  return db.transaction(async (tx) => {
    const vocabulary = await readVocabulary(tx);
    const items = await tx.select({ id: item.id }).from(item).orderBy(asc(item.position), asc(item.id));
    // The mark tells Excel that it is UTF-8.
    await write(`\uFEFF${toCsv([columns.map(({ heading }) => heading)], style)}`);
    let count = 0;
    for (let start = 0; start < items.length; start += batch) {
      const ids = items.slice(start, start + batch).map(({ id }) => id);
      const known = await readKnownItems(tx, ids, vocabulary);
      const rows = ids.flatMap((id) => rowsOf(known.get(id)));
      await write(
        toCsv(
          rows.map((row) => columns.map((column) => cellOf(column, row, style))),
          style,
        ),
      );
      count += rows.length;
    }
    return count;
  }, snapshot);
}

/** The main article first, whose row says what belongs to the item. */
function rowsOf(known: KnownItem | undefined): Cells[] {
  if (!known) return [];
  const { mainNumber, articles, cells } = known;
  const isMain = (row: Cells) => row[needed] === mainNumber;
  const rows = articles.map((article) => article.cells);
  return [...rows.filter(isMain).map((row) => ({ ...row, ...cells })), ...rows.filter((row) => !isMain(row))];
}

function cellOf({ heading }: Column, row: Cells, style: TableStyle): string {
  const cell = row[heading] ?? '';
  return toSafe(style === 'german' ? withDecimalCommas(heading, cell) : cell);
}

function toCsv(records: string[][], style: TableStyle): string {
  return stringify(records, { delimiter: style === 'german' ? ';' : ',', record_delimiter: 'windows' });
}

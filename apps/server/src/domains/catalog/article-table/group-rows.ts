import { eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/database.ts';
import { item } from '../tables/items.ts';
import { variation } from '../tables/variations.ts';
import { isDay, isErrorValue, isRounded } from './broken-cell.ts';
import type { TableProblem } from './cell-problem.ts';
import { needed } from './columns.ts';
import type { TableRow } from './parse-table.ts';

/** The rows of one item. `itemId`: null where it is new. */
export type Group = { itemId: number | null; mainNumber: string; rows: TableRow[] };

type Place = { number: string; itemId: number; mainNumber: string };

/** Rows by the item that they belong to, in the order of the table. What belongs nowhere is added to the problems. */
export async function groupRows(db: Queryable, rows: readonly TableRow[], problems: TableProblem[]): Promise<Group[]> {
  const places = await placesOf(
    db,
    rows.flatMap(({ number, cells }) => [number, cells.item ?? '']),
  );
  const inTable = new Map(rows.map((row) => [row.number, row]));
  const groups = new Map<string, Group>();
  for (const row of rows) {
    const place = placeOf(row, places, inTable);
    if ('reason' in place) {
      problems.push({ line: row.line, heading: place.heading, reason: place.reason });
      continue;
    }
    const group = groups.get(place.mainNumber) ?? { ...place, rows: [] };
    group.rows.push(row);
    groups.set(place.mainNumber, group);
  }
  return [...groups.values()];
}

type Placed = { itemId: number | null; mainNumber: string } | { heading: string; reason: string };

function placeOf(
  { number, cells }: TableRow,
  places: ReadonlyMap<string, Place>,
  inTable: ReadonlyMap<string, TableRow>,
): Placed {
  const wanted = cells.item;
  const known = places.get(number);
  if (known) {
    const { itemId, mainNumber } = known;
    if (wanted === undefined || wanted === mainNumber || (wanted === '' && number === mainNumber))
      return { itemId, mainNumber };
    return wrong(`the article belongs to the item ${mainNumber}, and articles do not move`);
  }
  if (wanted === undefined || wanted === '' || wanted === number) return { itemId: null, mainNumber: number };
  const main = places.get(wanted);
  if (main?.mainNumber === wanted) return main;
  if (main) return wrong(`${wanted} is not the main article of its item: that is ${main.mainNumber}`);
  const row = inTable.get(wanted);
  if (!row) return wrong(`there is no article ${wanted}, neither in the shop nor in the table`);
  if (!['', wanted].includes(row.cells.item ?? ''))
    return wrong(`${wanted} itself belongs to the item ${row.cells.item}`);
  return { itemId: null, mainNumber: wanted };
}

function wrong(reason: string): Placed {
  return { heading: 'item', reason };
}

const main = alias(variation, 'main');

/** The articles of some numbers that the shop has, with the items to which they belong. */
async function placesOf(db: Queryable, numbers: readonly string[]): Promise<Map<string, Place>> {
  const rows = await db
    .select({ number: variation.number, itemId: variation.itemId, mainNumber: main.number })
    .from(variation)
    .innerJoin(item, eq(item.id, variation.itemId))
    .innerJoin(main, eq(main.id, item.mainVariationId))
    .where(sql`${variation.number} = ANY(${sql.param(numbers)}::text[])`);
  return new Map(rows.map((row) => [row.number, row]));
}

/** What can be said of the rows without the shop: a number that is missing, or there twice. */
export function refuseNumbers(rows: readonly TableRow[], problems: TableProblem[]): void {
  const lines = new Map<string, number>();
  for (const { line, number } of rows) {
    const first = lines.get(number);
    if (number === '') problems.push({ line, heading: needed, reason: 'it cannot be empty' });
    else if (first !== undefined) problems.push({ line, heading: needed, reason: `${number} is in line ${first} too` });
    lines.set(number, first ?? line);
  }
}

/** Table programs take the zeros before a number away, write long ones as 4,01E+12, and 1-12 as a day: no new articles are made of those, nor of one number in other letters than another. */
export async function refuseMangledNumbers(
  db: Queryable,
  rows: readonly TableRow[],
  problems: TableProblem[],
): Promise<void> {
  const withoutZeros = sql<string>`ltrim(${variation.number}, '0')`;
  const digits = rows.map(({ number }) => number).filter((number) => /^[1-9]\d*$/.test(number));
  const found = await db
    .select({ number: variation.number, bare: withoutZeros })
    .from(variation)
    .where(sql`${withoutZeros} = ANY(${sql.param(digits)}::text[])`);
  const known = new Set(found.map(({ number }) => number));
  const sameLetters = await db
    .select({ number: variation.number })
    .from(variation)
    .where(sql`lower(${variation.number}) = ANY(${sql.param(rows.map(({ number }) => number.toLowerCase()))}::text[])`);
  for (const { number } of sameLetters) known.add(number);
  const twins = new Map(sameLetters.map(({ number }) => [number.toLowerCase(), number]));
  const zeros = new Map(found.map(({ number, bare }) => [bare, number]));
  const first = new Map<string, TableRow>();
  for (const row of rows) {
    const { line, number } = row;
    const zeroed = zeros.get(number);
    const lost =
      zeroed !== undefined && !known.has(number) && `there is ${zeroed}: the table program took its zeros away`;
    const rounded = isRounded(number) && 'the table program rounded it';
    const dated = isDay(number) && !known.has(number) && 'the table program made a day of it';
    const failed = isErrorValue(number) && 'the table program could not work it out';
    const twin = twins.get(number.toLowerCase());
    const written =
      twin !== undefined && !known.has(number) && twin !== number && `there is ${twin}: buyers type one for the other`;
    const sibling = first.get(number.toLowerCase());
    const alike =
      sibling !== undefined &&
      sibling.number !== number &&
      !known.has(number) &&
      `line ${sibling.line} has ${sibling.number}: buyers type one for the other`;
    if (!sibling) first.set(number.toLowerCase(), row);
    const reason = lost || rounded || dated || failed || written || alike;
    if (reason) problems.push({ line, heading: needed, reason });
  }
}

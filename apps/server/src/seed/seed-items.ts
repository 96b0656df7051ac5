import type { DemoItem } from '@mise/demo/types.ts';
import type { Queryable } from '../db/database.ts';
import { attributeValue } from '../domains/catalog/tables/attributes.ts';
import { country } from '../domains/shop/tables.ts';
import { type ItemReferences, itemRows, type TableRows } from './item-rows.ts';

/** PostgreSQL takes at most 65,535 parameters a statement. */
const rowsAStatement = 500;

export async function seedItems(db: Queryable, items: readonly DemoItem[]): Promise<void> {
  for (const part of itemRows(items, await readItemReferences(db, 0))) await insertAll(db, part);
}

export async function readItemReferences(db: Queryable, firstPosition: number): Promise<ItemReferences> {
  const countries = await db.select().from(country);
  const values = await db.select().from(attributeValue);
  return {
    countryIds: new Map(countries.map(({ iso2, id }) => [iso2, id])),
    attributeIds: new Map(values.map(({ id, attributeId }) => [id, attributeId])),
    firstPosition,
  };
}

async function insertAll(db: Queryable, { table, rows }: TableRows): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAStatement) {
    await db.insert(table).values(rows.slice(start, start + rowsAStatement));
  }
}

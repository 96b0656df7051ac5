import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { type JsonRow, jsonRow, jsonRows } from '../../db/json.ts';
import { mediaFile } from '../media/tables.ts';
import { pricesOfVariation } from './price-fields.ts';
import { searchFields } from './search/read-items.ts';
import { itemCategory } from './tables/categories.ts';
import { itemDocument } from './tables/documents.ts';
import { itemFacetValue } from './tables/facets.ts';
import { crossSelling, item, itemImage, itemText } from './tables/items.ts';
import { itemOrderProperty } from './tables/order-properties.ts';
import { itemProperty } from './tables/properties.ts';
import { itemTag } from './tables/tags.ts';
import { bundleComponent, stock, variation, variationAttribute, variationImage } from './tables/variations.ts';
import { stockRules } from './visible-stock.ts';

/** Whatever makes up an item beside its prices and stock: each table by the column that leads to the item or its variation. */
export const partsOfItem: PgColumn[] = [
  itemText.itemId,
  itemCategory.itemId,
  itemDocument.itemId,
  itemImage.itemId,
  itemProperty.itemId,
  itemOrderProperty.itemId,
  itemFacetValue.itemId,
  itemTag.itemId,
  bundleComponent.itemId,
  crossSelling.itemId,
  variation.itemId,
];
export const partsOfVariation: PgColumn[] = [variationAttribute.variationId, variationImage.variationId];

/** An item as it is at a moment, to see afterwards what a change made of it. */
export type ItemState = JsonRow<typeof fields>;

const variationsOfItem = sql`SELECT ${variation.id} FROM ${variation} WHERE ${eq(variation.itemId, item.id)}`;

/** SQL: whole rows, so that a new column counts by itself; all but the moment of their last change. */
function rowsOf(column: PgColumn, owners: SQL): SQL {
  return sql`(SELECT json_agg(part ORDER BY part::text) FROM (SELECT to_jsonb(one) - 'updated_at' AS part
    FROM ${column.table} one WHERE one.${sql.identifier(column.name)} IN (${owners})) AS parts)`;
}

const parts = [
  ...[item.id, ...partsOfItem].map((column) => rowsOf(column, sql`${item.id}`)),
  ...partsOfVariation.map((column) => rowsOf(column, variationsOfItem)),
  // The files of its pictures: one may be replaced under its address.
  sql`(SELECT json_agg(${mediaFile.hash} ORDER BY ${mediaFile.path}) FROM ${itemImage}
    JOIN ${mediaFile} ON ${mediaFile.path} = substr(${itemImage.url}, length('/media/') + 1)
    WHERE ${eq(itemImage.itemId, item.id)})`,
];

const fields = {
  id: item.id,
  /** Everything but prices and stock, as one text to compare. */
  content: sql<string>`md5(json_build_array(${sql.join(parts, sql`, `)})::text)`,
  search: jsonRow(searchFields),
  variations: jsonRows(
    {
      id: variation.id,
      stockRules: jsonRow(stockRules),
      stock: sql<number>`coalesce(${stock.quantity}, 0)`,
      prices: pricesOfVariation,
    },
    sql`FROM ${variation} LEFT JOIN ${stock} ON ${eq(stock.variationId, variation.id)}
      WHERE ${eq(variation.itemId, item.id)} ORDER BY ${variation.id}`,
  ),
};

/** Those of the items that exist, by id. One query. */
export async function readItemStates(db: Queryable, itemIds: readonly number[]): Promise<Map<number, ItemState>> {
  const rows = await db
    .select({ row: jsonRow(fields) })
    .from(item)
    .where(inArray(item.id, [...itemIds]))
    .orderBy(asc(item.id));
  return new Map(rows.map(({ row }) => [row.id, row]));
}

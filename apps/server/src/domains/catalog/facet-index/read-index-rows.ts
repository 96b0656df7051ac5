import { factsOf, type Language, languages, withFallbacks } from '@mise/rules/languages.ts';
import { eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/database.ts';
import { leastSold, priceOfVariation } from '../price-fields.ts';
import { itemCategory } from '../tables/categories.ts';
import { itemFacetValue } from '../tables/facets.ts';
import { item, itemText } from '../tables/items.ts';
import { variationPrice } from '../tables/prices.ts';
import { itemTag } from '../tables/tags.ts';
import { variation, variationAttribute } from '../tables/variations.ts';
import type { ItemValues } from './attribute-index.ts';

/** An item that lists show, with its first variation that is for sale. Ranks are places in the order of a language. */
export type IndexItem = {
  id: number;
  manufacturerId: number | null;
  availabilityId: number;
  vatId: number;
  isGiftCard: boolean;
  /** Average of its ratings, 0 without any. */
  rating: number;
  position: number;
  price: string | null;
  /** The lowest offer that runs. */
  offer: string | null;
  ranks: Record<Language, number>;
};

/** Bigints come as text; `json_agg` and ranks are read as they are. */
export async function readIndexItems(db: Queryable, now: Date): Promise<IndexItem[]> {
  const { rows } = await db.execute<IndexItem>(sql`
    SELECT ${item.id}, ${item.manufacturerId} AS "manufacturerId", ${item.position},
      CASE ${item.ratingCount} WHEN 0 THEN 0 ELSE ${item.ratingSum}::float / ${item.ratingCount} END AS rating,
      ${variation.availabilityId} AS "availabilityId", ${variation.vatId} AS "vatId", ${item.isGiftCard} AS "isGiftCard",
      ${priceOfVariation} AS price, ${offerOfVariation(now)} AS offer,
      json_build_object(${sql.join(languages.map(rankIn), sql`, `)}) AS ranks
    FROM ${item}
    JOIN LATERAL (
      SELECT * FROM ${variation}
      WHERE ${eq(variation.itemId, item.id)} AND ${variation.isActive}
        AND (${variation.availableUntil} IS NULL OR ${variation.availableUntil} > ${now})
      ORDER BY (${eq(variation.id, item.mainVariationId)}) DESC, ${variation.position}, ${variation.id} LIMIT 1
    ) ${variation} ON true
    LEFT JOIN LATERAL (
      SELECT json_object_agg(${itemText.language}, ${itemText.name}) AS of_item FROM ${itemText}
      WHERE ${eq(itemText.itemId, item.id)}
    ) names ON true`);
  return rows;
}

/** The place of an item among all by its name in a language. */
function rankIn(language: Language) {
  const names = withFallbacks(language).map((each) => sql`names.of_item ->> ${each}`);
  const name = sql`coalesce(${sql.join(names, sql`, `)}) COLLATE ${sql.identifier(factsOf(language).collation)}`;
  return sql`${language}::text, row_number() OVER (ORDER BY ${name}, ${item.id})`;
}

/** Which items each value of a relation has. */
export type Members = { id: number; itemIds: number[] };

export function readCategoryMembers(db: Queryable): Promise<Members[]> {
  return readMembers(db, itemCategory.categoryId, itemCategory.itemId);
}

export function readTagMembers(db: Queryable): Promise<Members[]> {
  return readMembers(db, itemTag.tagId, itemTag.itemId);
}

export function readFacetMembers(db: Queryable): Promise<Members[]> {
  return readMembers(db, itemFacetValue.facetValueId, itemFacetValue.itemId);
}

async function readMembers(db: Queryable, value: PgColumn, itemId: PgColumn): Promise<Members[]> {
  const { rows } = await db.execute<Members>(
    sql`SELECT ${value} AS id, array_agg(${itemId}) AS "itemIds" FROM ${value.table} GROUP BY ${value}`,
  );
  return rows;
}

/** What the variations that are for sale have of these attributes, and cost; of several that have the same the first counts. */
export async function readItemValues(
  db: Queryable,
  { attributeIds, now }: { attributeIds: readonly number[]; now: Date },
): Promise<ItemValues[]> {
  const { rows } = await db.execute<ItemValues>(sql`
    SELECT item_id AS "itemId", json_agg(json_build_object('values', value_ids, 'price', price, 'offer', offer) ORDER BY place) AS variations
    FROM (
      SELECT DISTINCT ON (item_id, value_ids) item_id, value_ids, price, offer, place FROM (
        SELECT ${variation.itemId} AS item_id,
          array_agg(${variationAttribute.valueId} ORDER BY ${variationAttribute.valueId}) AS value_ids,
          ${priceOfVariation} AS price, ${offerOfVariation(now)} AS offer,
          ROW(${variation.id} <> ${item.mainVariationId}, ${variation.position}, ${variation.id}) AS place
        FROM ${variation} JOIN ${item} ON ${eq(item.id, variation.itemId)}
        JOIN ${variationAttribute} ON ${eq(variationAttribute.variationId, variation.id)}
        WHERE ${variationAttribute.attributeId} = ANY(${sql.param([...attributeIds])}::int[]) AND ${variation.isActive}
          AND (${variation.availableUntil} IS NULL OR ${variation.availableUntil} > ${now})
        GROUP BY ${variation.id}, ${item.id}
      ) AS each_one ORDER BY item_id, value_ids, place
    ) AS one GROUP BY item_id`);
  return rows;
}

const ofVariation = sql`FROM ${variationPrice} WHERE ${eq(variationPrice.variationId, variation.id)}`;

function offerOfVariation(now: Date) {
  return sql`(SELECT min(${variationPrice.amount}) ${ofVariation} AND ${eq(variationPrice.kind, 'offer')}
    AND ${variationPrice.minimumQuantity} <= ${leastSold}
    AND (${variationPrice.validFrom} IS NULL OR ${variationPrice.validFrom} <= ${now})
    AND (${variationPrice.validUntil} IS NULL OR ${variationPrice.validUntil} > ${now}))`;
}

/** The next moment at which an offer or a period of sale begins or ends. */
export async function readNextChange(db: Queryable, now: Date): Promise<Date | null> {
  const { rows } = await db.execute<{ at: Date | string | null }>(sql`
    SELECT min(at) AS at FROM (
      SELECT ${variationPrice.validFrom} AS at FROM ${variationPrice}
      UNION ALL SELECT ${variationPrice.validUntil} FROM ${variationPrice}
      UNION ALL SELECT ${variation.availableUntil} FROM ${variation}
    ) AS moments WHERE at > ${now}`);
  const at = rows[0]?.at;
  return at ? new Date(at) : null;
}

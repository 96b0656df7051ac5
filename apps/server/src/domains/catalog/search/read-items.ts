import type { Language } from '@mise/rules/languages.ts';
import { sql } from 'drizzle-orm';
import type { Texts } from '../../../db/columns.ts';
import type { Queryable } from '../../../db/database.ts';

/** What search reads of an item: its texts, its variations, and the ids of what it is connected with. */
export type SearchItem = {
  id: number;
  manufacturerId: number | null;
  texts: {
    language: Language;
    name: string;
    short_name: string;
    short_description: string;
    description: string;
    technical_data: string;
    keywords: string;
  }[];
  properties: { property_id: number; values: Texts }[];
  categoryIds: number[];
  tagIds: number[];
  facetValueIds: number[];
  variations: SearchVariation[];
};

export type SearchVariation = {
  id: number;
  number: string;
  model: string;
  gtin: string | null;
  external_id: string | null;
  value_ids: number[];
};

/** One query, however many items. */
export async function readSearchItems(db: Queryable, itemIds: readonly number[]): Promise<SearchItem[]> {
  const { rows } = await db.execute<SearchItem>(sql`
    SELECT i.id, i.manufacturer_id AS "manufacturerId",
      coalesce((SELECT json_agg(t) FROM item_text t WHERE t.item_id = i.id), '[]') AS texts,
      coalesce((SELECT json_agg(p) FROM item_property p WHERE p.item_id = i.id), '[]') AS properties,
      ARRAY(SELECT category_id FROM item_category c WHERE c.item_id = i.id) AS "categoryIds",
      ARRAY(SELECT tag_id FROM item_tag t WHERE t.item_id = i.id) AS "tagIds",
      ARRAY(SELECT facet_value_id FROM item_facet_value f WHERE f.item_id = i.id) AS "facetValueIds",
      coalesce((SELECT json_agg(v) FROM (
        SELECT id, number, model, gtin, external_id,
          ARRAY(SELECT value_id FROM variation_attribute a WHERE a.variation_id = variation.id) AS value_ids
        FROM variation WHERE item_id = i.id
      ) v), '[]') AS variations
    FROM item i
    WHERE i.id = ANY(${sql.param(itemIds)}::int[])
    ORDER BY i.id`);
  return rows;
}

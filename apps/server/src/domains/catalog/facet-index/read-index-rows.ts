import { factsOf, type Language, languages, withFallbacks } from '@mise/rules/languages.ts';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';

/** An item that lists show, with its first variation that is for sale. Ranks are places in the order of a language. */
export type IndexItem = {
  id: number;
  manufacturerId: number | null;
  availabilityId: number;
  vatId: number;
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
    SELECT i.id, i.manufacturer_id AS "manufacturerId", i.position,
      CASE i.rating_count WHEN 0 THEN 0 ELSE i.rating_sum::float / i.rating_count END AS rating,
      v.availability_id AS "availabilityId", v.vat_id AS "vatId",
      (SELECT amount FROM variation_price p
        WHERE p.variation_id = v.id AND kind = 'default' ORDER BY minimum_quantity LIMIT 1) AS price,
      (SELECT min(amount) FROM variation_price p
        WHERE p.variation_id = v.id AND kind = 'offer' AND minimum_quantity <= 1
          AND (valid_from IS NULL OR valid_from <= ${now}) AND (valid_until IS NULL OR valid_until > ${now})) AS offer,
      json_build_object(${sql.join(languages.map(rankIn), sql`, `)}) AS ranks
    FROM item i
    JOIN LATERAL (
      SELECT id, availability_id, vat_id FROM variation
      WHERE item_id = i.id AND is_active AND (available_until IS NULL OR available_until > ${now})
      ORDER BY (id = i.main_variation_id) DESC, position, id LIMIT 1
    ) v ON true
    LEFT JOIN LATERAL (
      SELECT json_object_agg(language, name) AS of_item FROM item_text WHERE item_id = i.id
    ) names ON true`);
  return rows;
}

/** The place of an item among all by its name in a language. */
function rankIn(language: Language) {
  const names = withFallbacks(language).map((each) => sql`names.of_item ->> ${each}`);
  const name = sql`coalesce(${sql.join(names, sql`, `)}) COLLATE ${sql.identifier(factsOf(language).collation)}`;
  return sql`${language}::text, row_number() OVER (ORDER BY ${name}, i.id)`;
}

/** Which items each value of a relation has. */
export type Members = { id: number; itemIds: number[] };

export function readCategoryMembers(db: Queryable): Promise<Members[]> {
  return readMembers(db, sql`SELECT category_id AS id, item_id FROM item_category`);
}

export function readTagMembers(db: Queryable): Promise<Members[]> {
  return readMembers(db, sql`SELECT tag_id AS id, item_id FROM item_tag`);
}

export function readFacetMembers(db: Queryable): Promise<Members[]> {
  return readMembers(db, sql`SELECT facet_value_id AS id, item_id FROM item_facet_value`);
}

async function readMembers(db: Queryable, pairs: ReturnType<typeof sql>): Promise<Members[]> {
  const { rows } = await db.execute<Members>(
    sql`SELECT id, array_agg(item_id) AS "itemIds" FROM (${pairs}) AS pair GROUP BY id`,
  );
  return rows;
}

/** The next moment at which an offer or a period of sale begins or ends. */
export async function readNextChange(db: Queryable, now: Date): Promise<Date | null> {
  const { rows } = await db.execute<{ at: Date | string | null }>(sql`
    SELECT min(at) AS at FROM (
      SELECT valid_from AS at FROM variation_price
      UNION ALL SELECT valid_until FROM variation_price
      UNION ALL SELECT available_until FROM variation
    ) AS moments WHERE at > ${now}`);
  const at = rows[0]?.at;
  return at ? new Date(at) : null;
}

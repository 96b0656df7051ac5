import type { Language } from '@mise/rules/languages.ts';
import { sql } from 'drizzle-orm';
import type { Texts } from '../../db/columns.ts';
import type { Queryable } from '../../db/database.ts';
import { idList, prepareOnce } from '../../db/prepare-once.ts';
import { daysOfLowest } from './price-history.ts';

/** How much of a product is read: what a list or a cart line shows, or everything that its own page shows. */
export type Detail = 'card' | 'full';

/** A variation with its item as the wire shapes need them. Moments are texts, amounts ten-thousandths, gross. */
export type ProductRow = {
  id: number;
  itemId: number;
  number: string;
  model: string;
  externalId: string | null;
  position: number;
  availabilityId: number;
  availableUntil: string | null;
  releasedAt: string | null;
  unitId: number;
  /** UN/ECE Recommendation 20. */
  unitCode: string;
  unitContent: number;
  mayShowUnitPrice: boolean;
  vatId: number;
  minimumOrderQuantity: number;
  maximumOrderQuantity: number | null;
  intervalOrderQuantity: number;
  stockPolicy: 'limited' | 'oversell' | 'unlimited';
  stock: number;
  weightG: number;
  weightNetG: number;
  widthMm: number;
  heightMm: number;
  lengthMm: number;
  gtin: string | null;
  updatedAt: string;
  itemType: 'default' | 'set';
  manufacturerId: number | null;
  conditionId: number;
  producingCountryId: number | null;
  customsTariffNumber: string | null;
  ratingCount: number;
  ratingSum: number;
  texts: TextRow;
  valueIds: number[];
  /** The default category first. */
  categoryIds: number[];
  tagIds: number[];
  /** In the order in which they are asked. */
  orderPropertyIds: number[];
  prices: PriceJson[];
  /** Where it has an offer: the prices of the 30 days before that. */
  history: HeldPriceJson[];
  /** Those of the variation itself first; a card has two at most. */
  images: ImageRow[];
  full: FullRow | null;
};

type TextRow = {
  name: string;
  shortName: string;
  shortDescription: string;
  metaTitle: string;
  metaDescription: string;
  keywords: string;
  urlPath: string;
};

export type PriceJson = {
  kind: 'default' | 'recommended' | 'offer';
  minimum_quantity: number;
  amount: number;
  valid_from: string | null;
  valid_until: string | null;
};

export type HeldPriceJson = {
  kind: 'default' | 'offer';
  minimum_quantity: number;
  amount: number;
  held_from: string;
  held_until: string | null;
};

export type ImageRow = {
  id: number;
  position: number;
  url: string;
  width: number;
  height: number;
  alts: Texts;
  isOwn: boolean;
  /** What is known of the file; null for a drawing. */
  photograph: PhotographRow | null;
};

export type PhotographRow = { hash: string; width: number; height: number; hasAlpha: boolean; placeholder: string };

/** What only the page of the product shows. */
export type FullRow = {
  description: string;
  technicalData: string;
  /** Path of the address in every language. */
  urlPaths: Record<Language, string>;
  properties: { propertyId: number; values: Texts }[];
  components: { variationId: number; quantity: number }[];
};

const statements = { card: prepareRows('card'), full: prepareRows('full') };

/** Reads variations in one query, however many. Inactive ones too: what may be shown is not decided here. */
export async function readProductRows(
  db: Queryable,
  input: { variationIds: readonly number[]; language: Language; detail: Detail },
): Promise<ProductRow[]> {
  const { variationIds, language, detail } = input;
  const rows = await statements[detail](db).execute({ variationIds, language });
  return rows.map(({ row }) => row);
}

/** Rows come as JSON: amounts as numbers, moments as texts that `Date` reads. */
function prepareRows(detail: Detail) {
  return prepareOnce((db) =>
    db
      .select({ row: sql<ProductRow>`to_json(row)` })
      .from(sql`(${selectRows(detail)}) AS row`)
      .prepare(`product_rows_${detail}`),
  );
}

function selectRows(detail: Detail) {
  return sql`
    SELECT v.id, v.item_id AS "itemId", v.number, v.model, v.external_id AS "externalId", v.position,
      v.availability_id AS "availabilityId", v.available_until AS "availableUntil", v.released_at AS "releasedAt",
      v.unit_id AS "unitId", u.code AS "unitCode", v.unit_content AS "unitContent", v.may_show_unit_price AS "mayShowUnitPrice",
      v.vat_id AS "vatId", v.minimum_order_quantity AS "minimumOrderQuantity",
      v.maximum_order_quantity AS "maximumOrderQuantity", v.interval_order_quantity AS "intervalOrderQuantity",
      v.stock_policy AS "stockPolicy", coalesce(s.quantity, 0) AS stock, v.weight_g AS "weightG",
      v.weight_net_g AS "weightNetG", v.width_mm AS "widthMm", v.height_mm AS "heightMm", v.length_mm AS "lengthMm",
      v.gtin, v.updated_at AS "updatedAt", i.type AS "itemType", i.manufacturer_id AS "manufacturerId",
      i.condition_id AS "conditionId", i.producing_country_id AS "producingCountryId",
      i.customs_tariff_number AS "customsTariffNumber", i.rating_count AS "ratingCount", i.rating_sum AS "ratingSum",
      json_build_object('name', t.name, 'shortName', t.short_name, 'shortDescription', t.short_description,
        'metaTitle', t.meta_title, 'metaDescription', t.meta_description, 'keywords', t.keywords,
        'urlPath', t.url_path) AS texts,
      ARRAY(SELECT value_id FROM variation_attribute a WHERE a.variation_id = v.id) AS "valueIds",
      ARRAY(SELECT category_id FROM item_category c WHERE c.item_id = i.id
        ORDER BY is_default DESC, category_id) AS "categoryIds",
      ARRAY(SELECT tag_id FROM item_tag g WHERE g.item_id = i.id ORDER BY tag_id) AS "tagIds",
      ARRAY(SELECT o.id FROM item_order_property io JOIN order_property o ON o.id = io.order_property_id
        WHERE io.item_id = i.id ORDER BY o.position, o.id) AS "orderPropertyIds",
      (SELECT coalesce(json_agg(p), '[]') FROM variation_price p WHERE p.variation_id = v.id) AS prices,
      ${selectHistory} AS history,
      (SELECT coalesce(json_agg(m), '[]') FROM (${selectImages(detail)}) m) AS images,
      ${detail === 'full' ? selectFull : sql`NULL`} AS full
    FROM variation v
    JOIN item i ON i.id = v.item_id
    JOIN unit u ON u.id = v.unit_id
    JOIN item_text t ON t.item_id = i.id AND t.language = ${sql.placeholder('language')}
    LEFT JOIN stock s ON s.variation_id = v.id
    WHERE v.id = ANY(${idList('variationIds')})`;
}

/** Most variations have no offer, and then their history is not read. */
const selectHistory = sql`
  coalesce((SELECT json_agg(h) FROM variation_price o JOIN price_history h ON h.variation_id = o.variation_id
    WHERE o.variation_id = v.id AND o.kind = 'offer' AND h.held_from < o.valid_from
      AND (h.held_until IS NULL OR h.held_until > o.valid_from - make_interval(hours => ${sql.raw(String(daysOfLowest * 24))}))), '[]')`;

function selectImages(detail: Detail) {
  return sql`
    SELECT m.id, m.position, m.url, m.width, m.height, m.alts, vi.image_id IS NOT NULL AS "isOwn",
      (SELECT json_build_object('hash', f.hash, 'width', f.width, 'height', f.height, 'hasAlpha', f.has_alpha,
          'placeholder', f.placeholder)
        FROM media_file f WHERE f.path = substr(m.url, length('/media/') + 1) AND f.width IS NOT NULL) AS photograph
    FROM item_image m LEFT JOIN variation_image vi ON vi.image_id = m.id AND vi.variation_id = v.id
    WHERE m.item_id = i.id
    ORDER BY vi.image_id IS NULL, m.position, m.id
    ${detail === 'card' ? sql`LIMIT 2` : sql``}`;
}

const selectFull = sql`
  json_build_object(
    'description', t.description,
    'technicalData', t.technical_data,
    'urlPaths', (SELECT json_object_agg(language, url_path) FROM item_text a WHERE a.item_id = i.id),
    'properties', coalesce((SELECT json_agg(json_build_object('propertyId', property_id, 'values', values))
      FROM item_property p WHERE p.item_id = i.id), '[]'),
    'components', coalesce((SELECT json_agg(json_build_object('variationId', variation_id, 'quantity', quantity)
      ORDER BY variation_id) FROM bundle_component b WHERE b.item_id = i.id), '[]'))`;

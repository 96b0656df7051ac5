import { nextValidQuantity, withinBundles } from '@mise/rules/check-quantity.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { idList, prepareOnce } from '../../db/prepare-once.ts';
import { bundlesFromComponents } from './bundle-demand.ts';
import { isOffered } from './is-salable.ts';

/** A variation among the others of its item: what can be chosen, and what can be bought now. */
export type ItemVariation = {
  id: number;
  itemId: number;
  isMain: boolean;
  position: number;
  unitId: number;
  unitContent: number;
  /** Attribute value ids. */
  valueIds: number[];
  /** Default price of the smallest quantity, gross, in ten-thousandths; null: it has no price. */
  price: number | null;
  /** For sale in principle: active and within its period. Lists and choices show no other. */
  isVisible: boolean;
  /** Some quantity of it can be ordered now. */
  isSalable: boolean;
};

type Row = Omit<ItemVariation, 'isVisible' | 'isSalable'> & {
  isActive: boolean;
  availabilityId: number;
  availableUntil: string | null;
  releasedAt: string | null;
  minimumOrderQuantity: number;
  maximumOrderQuantity: number | null;
  intervalOrderQuantity: number;
  stockPolicy: 'limited' | 'oversell' | 'unlimited';
  stock: number;
  /** How many bundles the stock of its components makes; null: it is no bundle, or they do not limit it. */
  bundles: number | null;
};

const statements = {
  byItems: prepareRows('item_variations', sql`SELECT unnest(${idList('ids')})`),
  byVariations: prepareRows(
    'item_variations_of_variations',
    sql`SELECT item_id FROM variation WHERE id = ANY(${idList('ids')})`,
  ),
};

/** All variations of the items, or of the items of the variations: by item, in the order of the shop. One query. */
export async function itemVariations(
  db: Queryable,
  of: { itemIds: readonly number[] } | { variationIds: readonly number[] },
  now: Date,
): Promise<Map<number, ItemVariation[]>> {
  const rows =
    'itemIds' in of
      ? await statements.byItems(db).execute({ ids: of.itemIds })
      : await statements.byVariations(db).execute({ ids: of.variationIds });
  return Map.groupBy(
    rows.map(({ row }) => toItemVariation(row, now)),
    ({ itemId }) => itemId,
  );
}

/** Rows come as JSON: amounts as numbers, moments as texts that `Date` reads. */
function prepareRows(name: string, itemIds: SQL) {
  return prepareOnce((db) =>
    db
      .select({ row: sql<Row>`to_json(row)` })
      .from(sql`(${selectRows(itemIds)}) AS row`)
      .prepare(name),
  );
}

function selectRows(itemIds: SQL) {
  return sql`
    SELECT v.id, v.item_id AS "itemId", v.id = i.main_variation_id AS "isMain", v.position,
      v.unit_id AS "unitId", v.unit_content AS "unitContent", v.is_active AS "isActive",
      v.availability_id AS "availabilityId", v.available_until AS "availableUntil", v.released_at AS "releasedAt",
      v.minimum_order_quantity AS "minimumOrderQuantity", v.maximum_order_quantity AS "maximumOrderQuantity",
      v.interval_order_quantity AS "intervalOrderQuantity", v.stock_policy AS "stockPolicy",
      coalesce(s.quantity, 0) AS stock,
      ARRAY(SELECT value_id FROM variation_attribute a WHERE a.variation_id = v.id) AS "valueIds",
      (SELECT amount FROM variation_price p WHERE p.variation_id = v.id AND kind = 'default'
        ORDER BY minimum_quantity LIMIT 1) AS price,
      ${bundlesFromComponents} AS bundles
    FROM variation v
    JOIN item i ON i.id = v.item_id
    LEFT JOIN stock s ON s.variation_id = v.id
    WHERE v.item_id IN (${itemIds})
    ORDER BY v.item_id, v.position, v.id`;
}

function toItemVariation(row: Row, now: Date): ItemVariation {
  const { id, itemId, isMain, position, unitId, unitContent, valueIds, price } = row;
  const offered = { ...row, availableUntil: toMoment(row.availableUntil), releasedAt: toMoment(row.releasedAt) };
  const isVisible = row.isActive && (offered.availableUntil === null || offered.availableUntil > now);
  const isSalable =
    price !== null && isOffered(offered, now) && nextValidQuantity(withinBundles(row, row.bundles), 1) !== null;
  return { id, itemId, isMain, position, unitId, unitContent, valueIds, price, isVisible, isSalable };
}

function toMoment(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

/**
 * The variation that stands for its item in a list: the preferred one if it is shown at all, else the main one if it can
 * be bought, else the cheapest that can be, else the main one.
 */
export function listedVariation(variations: readonly ItemVariation[], preferredId?: number): ItemVariation | undefined {
  const visible = variations.filter(({ isVisible }) => isVisible);
  const preferred = visible.find(({ id }) => id === preferredId);
  const main = visible.find(({ isMain }) => isMain) ?? visible[0];
  if (preferred || main?.isSalable) return preferred ?? main;
  const salable = visible.filter(({ isSalable }) => isSalable);
  return salable.sort((a, b) => (a.price ?? 0) - (b.price ?? 0))[0] ?? main;
}

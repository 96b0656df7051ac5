import { type QuantityRules, withinBundles } from '@mise/rules/check-quantity.ts';
import { sql } from 'drizzle-orm';
import type { Shop } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { idList, prepareOnce } from '../../db/prepare-once.ts';
import { bundlesFromComponents } from './bundle-demand.ts';
import { isOffered, type Salability } from './is-salable.ts';
import type { OrderProperty } from './order-properties.ts';
import type { PriceRow } from './price-choice.ts';
import { type Reference, referenceOf } from './reference.ts';

/** What the cart and the order need to know of a variation to sell it. */
export type SellableVariation = QuantityRules &
  Salability & {
    id: number;
    itemId: number;
    itemType: 'default' | 'set';
    number: string;
    vatId: number;
    weightG: number;
    /** What an order takes out of; the rules of a bundle say what its components allow. */
    ownStock: Pick<QuantityRules, 'stockPolicy' | 'stock'>;
    /** It stands only in categories that need a login. */
    isClosed: boolean;
    prices: PriceRow[];
    /** In the order in which they are asked. */
    orderProperties: OrderProperty[];
  };

type PriceFields = [
  kind: PriceRow['kind'],
  minimumQuantity: number,
  amount: number,
  validFrom: string | null,
  validUntil: string | null,
];

/** As JSON: amounts as numbers, moments as texts that `Date` reads. */
type Row = Omit<
  SellableVariation,
  'ownStock' | 'isClosed' | 'prices' | 'orderProperties' | 'availableUntil' | 'releasedAt'
> & {
  availableUntil: string | null;
  releasedAt: string | null;
  /** Null: none. */
  prices: PriceFields[] | null;
  categoryIds: number[];
  orderPropertyIds: number[];
  bundles: number | null;
};

/** Whether whoever has no login may buy it now, whatever the quantity. */
export function isForSale(variation: SellableVariation, now: Date): boolean {
  return !variation.isClosed && variation.prices.length > 0 && isOffered(variation, now);
}

/** Reads variations with stock, prices and what is asked about them in one query, however many they are. */
export async function sellableVariations(
  db: Queryable,
  shop: Shop,
  variationIds: readonly number[],
): Promise<Map<number, SellableVariation>> {
  if (variationIds.length === 0) return new Map();
  const reference = await referenceOf(shop);
  const rows = await statement(db).execute({ ids: [...new Set(variationIds)] });
  return new Map(rows.map(({ row }) => [row.id, toVariation(row, reference)]));
}

function toVariation({ categoryIds, orderPropertyIds, bundles, ...row }: Row, reference: Reference): SellableVariation {
  const isOpen = categoryIds.some((id) => reference.categories.byId.get(id)?.isClosed === false);
  return {
    ...withinBundles(row, bundles),
    ownStock: { stockPolicy: row.stockPolicy, stock: row.stock },
    isClosed: categoryIds.length > 0 && !isOpen,
    availableUntil: toMoment(row.availableUntil),
    releasedAt: toMoment(row.releasedAt),
    prices: (row.prices ?? []).map(toPrice),
    orderProperties: orderPropertyIds.flatMap((id) => reference.orderProperties.get(id) ?? []).sort(asTheyAreAsked),
  };
}

function toPrice([kind, minimumQuantity, amount, validFrom, validUntil]: PriceFields): PriceRow {
  return { kind, minimumQuantity, amount, validFrom: toMoment(validFrom), validUntil: toMoment(validUntil) };
}

function asTheyAreAsked(a: OrderProperty, b: OrderProperty): number {
  return a.position - b.position || a.id - b.id;
}

function toMoment(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

const statement = prepareOnce((db) =>
  db
    .select({ row: sql<Row>`to_json(row)` })
    .from(
      sql`(
        SELECT v.id, v.item_id AS "itemId", i.type AS "itemType", v.number, v.vat_id AS "vatId", v.weight_g AS "weightG",
          v.is_active AS "isActive", v.availability_id AS "availabilityId", v.available_until AS "availableUntil",
          v.released_at AS "releasedAt", v.minimum_order_quantity AS "minimumOrderQuantity",
          v.maximum_order_quantity AS "maximumOrderQuantity", v.interval_order_quantity AS "intervalOrderQuantity",
          v.stock_policy AS "stockPolicy", s.quantity AS stock,
          ${bundlesFromComponents} AS bundles,
          (SELECT json_agg(json_build_array(kind, minimum_quantity, amount, valid_from, valid_until))
            FROM variation_price p WHERE p.variation_id = v.id) AS prices,
          ARRAY(SELECT category_id FROM item_category c WHERE c.item_id = v.item_id) AS "categoryIds",
          ARRAY(SELECT order_property_id FROM item_order_property o WHERE o.item_id = v.item_id) AS "orderPropertyIds"
        FROM variation v
        JOIN item i ON i.id = v.item_id
        JOIN stock s ON s.variation_id = v.id
        WHERE v.id = ANY(${idList('ids')})
      ) AS row`,
    )
    .prepare('sellable_variations'),
);

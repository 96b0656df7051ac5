import { type QuantityRules, withinBundles } from '@mise/rules/check-quantity.ts';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { arrayOf, type JsonRow, jsonRow } from '../../db/json.ts';
import { idList, prepareOnce } from '../../db/prepare-once.ts';
import { bundlesFromComponents } from './bundle-demand.ts';
import { isOffered, type Salability } from './is-salable.ts';
import type { OrderProperty } from './order-properties.ts';
import type { PriceRow } from './price-choice.ts';
import { pricesOfVariation, toMoment, toPriceRow } from './price-fields.ts';
import { type Reference, referenceOf } from './reference.ts';
import { item, itemCategory, itemOrderProperty, stock, variation } from './tables.ts';

/** What the cart and the order need to know of a variation to sell it. */
export type SellableVariation = QuantityRules &
  Salability & {
    id: number;
    itemId: number;
    itemType: 'default' | 'set';
    number: string;
    vatId: number;
    weightG: number;
    /** What an order takes its pieces from. `stock` beside it is what may be sold: of a bundle, what its components allow. */
    ownStock: Pick<QuantityRules, 'stockPolicy' | 'stock'>;
    /** It stands only in categories that are closed to whoever calls. */
    isClosed: boolean;
    prices: PriceRow[];
    /** In the order in which they are asked. */
    orderProperties: OrderProperty[];
  };

type Row = JsonRow<typeof fields>;

/** Whether it can be bought now, whatever the quantity. */
export function isForSale(variation: SellableVariation, now: Date): boolean {
  return !variation.isClosed && variation.prices.length > 0 && isOffered(variation, now);
}

/** Reads variations with stock, prices and what is asked about them in one query, however many they are. */
export async function sellableVariations(
  { db, shop, visitor }: Pick<Context, 'db' | 'shop'> & { visitor: Pick<Context['visitor'], 'isMember'> },
  variationIds: readonly number[],
): Promise<Map<number, SellableVariation>> {
  if (variationIds.length === 0) return new Map();
  const reference = await referenceOf(shop);
  const isMember = await visitor.isMember();
  const rows = await statement(db).execute({ ids: [...new Set(variationIds)] });
  return new Map(rows.map(({ row }) => [row.id, toVariation(row, { reference, isMember })]));
}

function toVariation(
  { categoryIds, orderPropertyIds, bundles, ...row }: Row,
  { reference, isMember }: { reference: Reference; isMember: boolean },
): SellableVariation {
  const isOpen = isMember || categoryIds.some((id) => reference.categories.byId.get(id)?.isClosed === false);
  return {
    ...withinBundles(row, bundles),
    ownStock: { stockPolicy: row.stockPolicy, stock: row.stock },
    isClosed: categoryIds.length > 0 && !isOpen,
    availableUntil: toMoment(row.availableUntil),
    releasedAt: toMoment(row.releasedAt),
    prices: row.prices.map(toPriceRow),
    orderProperties: orderPropertyIds.flatMap((id) => reference.orderProperties.get(id) ?? []).sort(asTheyAreAsked),
  };
}

function asTheyAreAsked(a: OrderProperty, b: OrderProperty): number {
  return a.position - b.position || a.id - b.id;
}

const fields = {
  id: variation.id,
  itemId: variation.itemId,
  itemType: item.type,
  number: variation.number,
  vatId: variation.vatId,
  weightG: variation.weightG,
  isActive: variation.isActive,
  availabilityId: variation.availabilityId,
  availableUntil: variation.availableUntil,
  releasedAt: variation.releasedAt,
  minimumOrderQuantity: variation.minimumOrderQuantity,
  maximumOrderQuantity: variation.maximumOrderQuantity,
  intervalOrderQuantity: variation.intervalOrderQuantity,
  stockPolicy: variation.stockPolicy,
  stock: stock.quantity,
  bundles: bundlesFromComponents,
  prices: pricesOfVariation,
  categoryIds: arrayOf(itemCategory.categoryId, sql`FROM ${itemCategory} WHERE ${eq(itemCategory.itemId, item.id)}`),
  orderPropertyIds: arrayOf(
    itemOrderProperty.orderPropertyId,
    sql`FROM ${itemOrderProperty} WHERE ${eq(itemOrderProperty.itemId, item.id)}`,
  ),
};

const statement = prepareOnce((db) =>
  db
    .select({ row: jsonRow(fields) })
    .from(variation)
    .innerJoin(item, eq(item.id, variation.itemId))
    .innerJoin(stock, eq(stock.variationId, variation.id))
    .where(sql`${variation.id} = ANY(${idList('ids')})`)
    .prepare('sellable_variations'),
);

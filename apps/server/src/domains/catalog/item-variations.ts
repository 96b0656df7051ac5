import { nextValidQuantity, withinBundles } from '@mise/rules/check-quantity.ts';
import { isDiscontinued } from '@mise/rules/is-discontinued.ts';
import { quantityRange } from '@mise/rules/quantity-range.ts';
import { eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { arrayOf, type JsonRow, jsonRow } from '../../db/json.ts';
import { idList, prepareOnce } from '../../db/prepare-once.ts';
import { bundlesFromComponents } from './bundle-components.ts';
import { isOffered } from './is-salable.ts';
import { priceOfVariation, toMoment } from './price-fields.ts';
import { rowVersion } from './row-version.ts';
import { stockVariationId, unitsInStock } from './stock-of.ts';
import { item } from './tables/items.ts';
import { stock, variation, variationAttribute } from './tables/variations.ts';

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
  /** Default price of the smallest quantity that is sold, gross, in ten-thousandths; null: it has no price. */
  price: number | null;
  /** For sale in principle: active and within its period. Lists and choices show no other. */
  isVisible: boolean;
  /** Some quantity of it can be ordered now. */
  isSalable: boolean;
  /** The smallest quantity that is sold, whatever there is. */
  leastQuantity: number;
  /** Sold units on hand. */
  unitsInStock: number;
  /** It is never delivered again. */
  isDiscontinued: boolean;
  /** When it will come on sale or go off it; null: no day is set. */
  validUntil: Date | null;
  /** What was read of it before holds while this is the same (`row-version.ts`). */
  version: string | null;
};

const known = alias(variation, 'known');

const fields = {
  id: variation.id,
  itemId: variation.itemId,
  isMain: sql<boolean>`${eq(variation.id, item.mainVariationId)}`,
  position: variation.position,
  unitId: variation.unitId,
  unitContent: variation.unitContent,
  isActive: variation.isActive,
  availabilityId: variation.availabilityId,
  availableUntil: variation.availableUntil,
  releasedAt: variation.releasedAt,
  minimumOrderQuantity: variation.minimumOrderQuantity,
  maximumOrderQuantity: variation.maximumOrderQuantity,
  intervalOrderQuantity: variation.intervalOrderQuantity,
  stockPolicy: variation.stockPolicy,
  stock: unitsInStock,
  valueIds: arrayOf(
    variationAttribute.valueId,
    sql`FROM ${variationAttribute} WHERE ${eq(variationAttribute.variationId, variation.id)}`,
  ),
  price: priceOfVariation,
  bundles: bundlesFromComponents,
  version: rowVersion,
};

type Row = JsonRow<typeof fields>;

const statements = {
  byItems: prepareRows('item_variations', sql`SELECT unnest(${idList('ids')})`),
  byVariations: prepareRows(
    'item_variations_of_variations',
    sql`SELECT ${known.itemId} FROM ${variation} ${known} WHERE ${known.id} = ANY(${idList('ids')})`,
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

function prepareRows(name: string, itemIds: SQL) {
  return prepareOnce((db) =>
    db
      .select({ row: jsonRow(fields) })
      .from(variation)
      .innerJoin(item, eq(item.id, variation.itemId))
      .leftJoin(stock, eq(stock.variationId, stockVariationId()))
      .where(sql`${variation.itemId} IN (${itemIds})`)
      .orderBy(variation.itemId, variation.position, variation.id)
      .prepare(name),
  );
}

/** SQL: the same variations in the same order, for a query of few of their fields. */
export function variationsOfItems(itemIds: SQL): SQL {
  return sql`FROM ${variation} JOIN ${item} ON ${eq(item.id, variation.itemId)}
    LEFT JOIN ${stock} ON ${eq(stock.variationId, stockVariationId())}
    WHERE ${variation.itemId} IN (${itemIds})
    ORDER BY ${variation.itemId}, ${variation.position}, ${variation.id}`;
}

function toItemVariation(row: Row, now: Date): ItemVariation {
  const { id, itemId, isMain, position, unitId, unitContent, valueIds, price } = row;
  const offered = { ...row, availableUntil: toMoment(row.availableUntil), releasedAt: toMoment(row.releasedAt) };
  const isVisible = row.isActive && (offered.availableUntil === null || offered.availableUntil > now);
  const isSalable =
    price !== null && isOffered(offered, now) && nextValidQuantity(withinBundles(row, row.bundles), 1) !== null;
  return {
    ...{ id, itemId, isMain, position, unitId, unitContent, valueIds, price, isVisible, isSalable },
    unitsInStock: row.stock,
    leastQuantity: quantityRange(row, null).minimum,
    isDiscontinued: isDiscontinued(row.availabilityId),
    validUntil: nextOf([offered.releasedAt, offered.availableUntil], now),
    version: row.version,
  };
}

/** The first of the moments that are still to come. */
export function nextOf(moments: readonly (Date | null)[], now: Date): Date | null {
  return moments.reduce((next, each) => (each && each > now && !(next && next < each) ? each : next), null);
}

/** The variation whose page is that of its item: the main one, or the first where that is not shown. */
export function variationOfItem(variations: readonly ItemVariation[]): ItemVariation | undefined {
  const visible = variations.filter(({ isVisible }) => isVisible);
  return visible.find(({ isMain }) => isMain) ?? visible[0];
}

/**
 * The variation that stands for its item in a list, of the preferred ones if any of them is shown at all: the main one if it can be
 * bought, else the cheapest that can be, else the main one.
 */
export function listedVariation(
  variations: readonly ItemVariation[],
  preferredIds: readonly number[] = [],
): ItemVariation | undefined {
  const visible = variations.filter(({ isVisible }) => isVisible);
  const preferred = visible.filter(({ id }) => preferredIds.includes(id));
  const candidates = preferred.length > 0 ? preferred : visible;
  const main = candidates.find(({ isMain }) => isMain) ?? candidates[0];
  if (main?.isSalable) return main;
  const salable = candidates.filter(({ isSalable }) => isSalable);
  return salable.sort((a, b) => (a.price ?? 0) - (b.price ?? 0))[0] ?? main;
}

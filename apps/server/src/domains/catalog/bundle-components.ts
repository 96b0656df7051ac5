import type { ComponentSlot } from '@mise/rules/bundle-components.ts';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { jsonRows, jsonRowsWhere } from '../../db/json.ts';
import { piecesTaken, stockVariationId } from './stock-of.ts';
import { item } from './tables/items.ts';
import { bundleComponent, stock, variation } from './tables/variations.ts';

/** The variation that comes without a choice, and what may be taken in its place. */
const standard = alias(variation, 'standard');
const option = alias(variation, 'option');
const optionItem = alias(item, 'option_item');
const optionStock = alias(stock, 'option_stock');

const isOption = or(
  eq(option.id, standard.id),
  and(eq(bundleComponent.isChoosable, true), eq(option.itemId, standard.itemId), eq(option.isActive, true)),
);
const pieces = piecesTaken({ variation: option, item: optionItem });

/** SQL: its item, and the stock that it is taken from. */
const withStock = sql`JOIN ${item} ${optionItem} ON ${eq(optionItem.id, option.itemId)}
  JOIN ${stock} ${optionStock} ON ${eq(optionStock.variationId, stockVariationId({ variation: option, item: optionItem }))}`;

/** SQL, in a query that reads `item`: how many bundles the limited ones of its components make; null for anything else. */
export const bundlesFromComponents = sql<number | null>`CASE WHEN ${eq(item.type, 'set')} THEN (
  SELECT min(most) FROM (
    SELECT CASE WHEN bool_and(${eq(option.stockPolicy, 'limited')})
      THEN max(greatest(${optionStock.quantity}, 0) / (${bundleComponent.quantity} * ${pieces})) END AS most
    FROM ${bundleComponent} JOIN ${variation} ${standard} ON ${eq(standard.id, bundleComponent.variationId)}
    JOIN ${variation} ${option} ON ${isOption} ${withStock}
    WHERE ${eq(bundleComponent.itemId, item.id)} GROUP BY ${bundleComponent.variationId}
  ) AS components
) END`;

const slots = jsonRows(
  {
    id: bundleComponent.variationId,
    quantity: bundleComponent.quantity,
    options: jsonRows(
      {
        variationId: option.id,
        stockVariationId: optionStock.variationId,
        pieces,
        policy: option.stockPolicy,
        stock: optionStock.quantity,
        restockOn: option.restockOn,
        supplierDays: option.supplierDays,
      },
      sql`FROM ${variation} ${option} ${withStock} WHERE ${isOption} ORDER BY ${option.id} <> ${standard.id}, ${option.position}`,
    ),
  },
  sql`FROM ${bundleComponent} JOIN ${variation} ${standard} ON ${eq(standard.id, bundleComponent.variationId)}
    WHERE ${eq(bundleComponent.itemId, item.id)} ORDER BY ${bundleComponent.variationId}`,
);

/** SQL, in a query that reads `item`: what a bundle consists of, the option first that comes without a choice. */
export const bundleSlots = jsonRowsWhere(eq(item.type, 'set'), slots);

/** A variation that a bundle may hold, and the stock that it is taken from. */
export type BundleOption = {
  variationId: number;
  /** Whose stock it is; one is so many `pieces` of it, of which `stock` are on hand. */
  stockVariationId: number;
  pieces: number;
  policy: 'limited' | 'oversell' | 'unlimited';
  stock: number;
  restockOn: string | null;
  supplierDays: number | null;
};

/** The same as `bundlesFromComponents`, of slots that were read. */
export function bundlesOf(slots: readonly ComponentSlot<BundleOption>[]): number | null {
  const limits = slots.flatMap(({ quantity, options }) => {
    if (options.some(({ policy }) => policy !== 'limited')) return [];
    return Math.max(
      ...options.map(({ stock: held, pieces: each }) => Math.floor(Math.max(held, 0) / (quantity * each))),
      0,
    );
  });
  return limits.length > 0 ? Math.min(...limits) : null;
}

/** SQL: a `bundleComponent` that is this variation, or may be. */
export function isInBundle(sold: { id: PgColumn; itemId: PgColumn }): SQL {
  return sql`(${eq(bundleComponent.variationId, sold.id)} OR (${bundleComponent.isChoosable} AND ${sold.itemId} =
    (SELECT ${standard.itemId} FROM ${variation} ${standard} WHERE ${eq(standard.id, bundleComponent.variationId)})))`;
}

import { eq, sql } from 'drizzle-orm';
import { type JsonRow, jsonRows } from '../../db/json.ts';
import type { PriceRow } from './price-choice.ts';
import { variationPrice } from './tables/prices.ts';
import { variation } from './tables/variations.ts';

/** What there is to know of a price. */
export const priceFields = {
  kind: variationPrice.kind,
  minimumQuantity: variationPrice.minimumQuantity,
  amount: variationPrice.amount,
  validFrom: variationPrice.validFrom,
  validUntil: variationPrice.validUntil,
};

/** SQL: the prices of a variation, in a query that reads `variation`. */
export const pricesOfVariation = jsonRows(
  priceFields,
  sql`FROM ${variationPrice} WHERE ${eq(variationPrice.variationId, variation.id)}
    ORDER BY ${variationPrice.kind}, ${variationPrice.minimumQuantity}`,
);

/** SQL: the smallest quantity of a variation that is sold, as `quantityRange` has it, in a query that reads `variation`. */
export const leastSold = sql`(ceil(greatest(${variation.minimumOrderQuantity}, 1)::numeric / greatest(${variation.intervalOrderQuantity}, 1))
  * greatest(${variation.intervalOrderQuantity}, 1))`;

/** SQL: its default price, offers aside (`price-choice.ts`): the lowest that this quantity reaches, else that of the smallest there is; null without one. */
export const priceOfVariation = sql<number | null>`(SELECT ${variationPrice.amount} FROM ${variationPrice}
  WHERE ${eq(variationPrice.variationId, variation.id)} AND ${eq(variationPrice.kind, 'default')}
  ORDER BY ${variationPrice.minimumQuantity} > ${leastSold},
    CASE WHEN ${variationPrice.minimumQuantity} > ${leastSold} THEN ${variationPrice.minimumQuantity} ELSE ${variationPrice.amount} END
  LIMIT 1)`;

export function toPriceRow(price: JsonRow<typeof priceFields>): PriceRow {
  return { ...price, validFrom: toMoment(price.validFrom), validUntil: toMoment(price.validUntil) };
}

/** A moment as JSON carries it. */
export function toMoment(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

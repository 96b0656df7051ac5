import type { ApiError } from '@mise/contract/api-error.ts';
import { refusal } from '@mise/contract/refusal.ts';
import { type ComponentChoice, realChoices, resolveComponents } from '@mise/rules/bundle-components.ts';
import type { QuantityCheck } from '@mise/rules/check-quantity.ts';
import { formatPacks } from '@mise/rules/format-quantity.ts';
import { inLanguage, type Language } from '@mise/rules/languages.ts';
import { unitOf } from '@mise/rules/pack.ts';
import { quantityRange } from '@mise/rules/quantity-range.ts';
import { sql } from 'drizzle-orm';
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgInsertBase } from 'drizzle-orm/pg-core';
import type { Context } from '../../context.ts';
import { announceLines } from '../../count-lines.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import { type Buyer, whyNotSold } from '../catalog/sale-limits.ts';
import { isForSale, type SellableVariation } from '../catalog/sellable-variations.ts';
import type { Basket } from './basket.ts';
import type { BasketRow } from './lines.ts';
import { checkOrderParams, orderParamsKey } from './order-params.ts';
import { basketItem, type OrderParam } from './tables.ts';

export type WantedItem = {
  variationId: number;
  quantity: number;
  orderParams: { propertyId: number; value: string }[];
  components?: readonly ComponentChoice[];
};

/** What is to be written of an item: lines of a variation with the same answers and components (`key`) are one. */
export type Addition = {
  variationId: number;
  params: OrderParam[];
  components: ComponentChoice[];
  key: string;
  quantity: number;
  /** What one of it is to its buyer. */
  unit: string | null;
};

/** Business baskets have 100-500 lines; beyond this one it is a mistake or an attack. */
const maximumLines = 500;

/** In all of a basket, which stays for a month: five hundred engravings are some dozens. Less in one of very many brief sessions. */
const mostTypedKilobytes = 250;
const mostTypedBriefly = 25;

/** What an item adds to a basket; a refusal where it is not for sale or its order properties are not answered as they have to be. */
export function additionOf(
  { language, now }: Pick<Context, 'language' | 'now'>,
  {
    variation,
    item,
    buyer,
    index,
  }: { variation: SellableVariation | undefined; item: WantedItem; buyer: Buyer; index?: number },
): Addition | ApiError {
  const where = { variationId: item.variationId, ...(index !== undefined && { index }) };
  if (!variation || !isForSale(variation, now)) return refusal('cart.addToBasket.variationNotFound', { cause: where });
  const reason = whyNotSold(variation.saleLimits, buyer);
  if (reason) return refusal('cart.addToBasket.notSold', { cause: { ...where, reason } });
  const choices = item.components ?? [];
  if (!resolveComponents(variation.components, choices)) {
    return refusal('cart.addToBasket.itemSetComponentMismatch', { cause: where });
  }
  const components = realChoices(choices);
  const asked = variation.orderProperties;
  const answers = checkOrderParams(asked, item.orderParams);
  if (!answers.isValid) {
    const { key, propertyIds } = answers;
    const names = asked
      .filter(({ id }) => propertyIds.includes(id))
      .map((property) => inLanguage(property.names, language));
    return refusal(`cart.addToBasket.${key}`, { cause: { ...where, propertyIds, names: names.join(', ') } });
  }
  const { params } = answers;
  const key = orderParamsKey(params, components);
  const unit = unitOf(variation.pack);
  return { variationId: item.variationId, params, components, key, quantity: item.quantity, unit };
}

/** The refusal of a quantity with the figures, the name and the words that its message needs (contract: errors.ts). */
export function quantityRefusal(
  variation: SellableVariation,
  check: Extract<QuantityCheck, { isAllowed: false }>,
  { name, language }: { name: string; language: Language },
): ApiError {
  const { id: variationId } = variation;
  const { minimum } = quantityRange(variation, null);
  const { figure } = check;
  const words = (count: number) => formatPacks(count, variation.pack, language);
  const sold = words(figure);
  switch (check.reason) {
    case 'minimum':
      return refusal('cart.addToBasket.minVariationQuantityNotReached', {
        cause: { variationId, minimum: figure, sold },
      });
    case 'maximum':
      return refusal('cart.addToBasket.maxVariationQuantityReached', { cause: { variationId, maximum: figure, sold } });
    case 'interval':
      return refusal('cart.addToBasket.intervalQuantityMismatch', {
        cause: { variationId, minimum, interval: figure, sold: words(minimum) },
      });
    case 'stock':
      return refusal('cart.addToBasket.notEnoughStockForVariation', {
        cause: { variationId, name, stock: figure, sold },
      });
  }
}

/** The lines that a basket has, by what makes each of them one. */
export function lineKeys(rows: readonly BasketRow[]): Set<string> {
  return new Set(rows.map(({ variationId, orderParamsKey: key }) => lineKey({ variationId, key })));
}

export function lineKey({ variationId, key }: Pick<Addition, 'variationId' | 'key'>): string {
  return `${variationId} ${key}`;
}

/** A refusal where one more line is more than a basket takes. */
export function lineCountRefusal(lines: ReadonlySet<string>, addition: Addition): ApiError | null {
  if (lines.size < maximumLines || lines.has(lineKey(addition))) return null;
  return refusal('cart.addToBasket.tooManyLines', { cause: { maximum: maximumLines } });
}

/** A refusal where a basket takes no more of what was typed as answers. `isBrief`: that of a brief session. */
export function textRefusal(
  rows: readonly BasketRow[],
  additions: readonly Pick<Addition, 'variationId' | 'key' | 'params'>[],
  isBrief: boolean,
): ApiError | null {
  const kilobytes = isBrief ? mostTypedBriefly : mostTypedKilobytes;
  const known = lineKeys(rows);
  const added = additions.filter((addition) => !known.has(lineKey(addition)));
  const answers = [...rows.map(({ orderParams }) => orderParams), ...added.map(({ params }) => params)].flat();
  const bytes = answers.reduce((sum, { value }) => sum + Buffer.byteLength(value), 0);
  if (added.length === 0 || bytes <= kilobytes * 1000) return null;
  return refusal('cart.addToBasket.tooMuchText', { cause: { kilobytes } });
}

/**
 * Writes additions that were checked; lines that are there grow. `lineId`: of a line that had this id before. Resolves to the rows of the basket
 * as they are then. Refuses before it writes where too many wait with baskets as large.
 */
export async function writeAdditions(
  context: Context,
  input: { basket: Basket; rows: readonly BasketRow[]; additions: readonly Addition[]; lineId?: number | undefined },
): Promise<BasketRow[]> {
  const [first, ...others] = input.additions.map(({ variationId, params, components, key, quantity, unit }) => ({
    basketId: input.basket.id,
    variationId,
    quantity,
    orderParams: params,
    components,
    orderParamsKey: key,
    unit,
    createdAt: context.now,
  }));
  if (!first) return [...input.rows];
  announceLines(context, input.rows.length + input.additions.length);
  const { lineId } = input;
  const { db } = context;
  const insert = () => {
    if (lineId !== undefined) {
      return growing(
        db
          .insert(basketItem)
          .overridingSystemValue()
          .values({ ...first, id: lineId }),
      );
    }
    return others.length === 0 ? addLine(db).execute(first) : growing(db.insert(basketItem).values([first, ...others]));
  };
  const changed = await insert();
  const byId = new Map([...input.rows, ...changed].map((row) => [row.id, row]));
  return [...byId.values()].sort((a, b) => a.id - b.id);
}

/** What most additions are. */
const addLine = prepareOnce((db) =>
  growing(
    db.insert(basketItem).values({
      basketId: sql.placeholder('basketId'),
      variationId: sql.placeholder('variationId'),
      quantity: sql.placeholder('quantity'),
      orderParams: sql.placeholder('orderParams'),
      components: sql.placeholder('components'),
      orderParamsKey: sql.placeholder('orderParamsKey'),
      unit: sql.placeholder('unit'),
      createdAt: sql.placeholder('createdAt'),
    }),
  ).prepare('add_line'),
);

function growing(insertion: PgInsertBase<typeof basketItem, NodePgQueryResultHKT>) {
  return insertion
    .onConflictDoUpdate({
      target: [basketItem.basketId, basketItem.variationId, basketItem.orderParamsKey],
      set: { quantity: sql`${basketItem.quantity} + excluded.quantity` },
    })
    .returning();
}

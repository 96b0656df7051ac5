import { refusal } from '@mise/contract/refusal.ts';
import { checkQuantity, type QuantityCheck } from '@mise/rules/check-quantity.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { isForSale, type SellableVariation } from '../catalog/sellable-variations.ts';
import { variationNames } from '../catalog/variation-names.ts';
import type { Basket } from './basket.ts';
import { type BasketRow, type HeldRows, quantityByVariation, readRows } from './lines.ts';
import { checkOrderParams, orderParamsKey } from './order-params.ts';
import { basketItem, type OrderParam } from './tables.ts';

export type WantedItem = {
  variationId: number;
  quantity: number;
  orderParams: { propertyId: number; value: string }[];
};

/** Business baskets have 100-500 lines; beyond this one it is a mistake or an attack. */
const maximumLines = 500;

/**
 * Adds pieces to the basket, all of them or none; a line with the same answers to order properties grows. Refuses with a
 * key of `cart.addToBasket` and the variation, and the figure that its message needs, in `cause`. Answers the basket's rows as
 * they are now, and the variations it touched.
 */
export async function addItems(
  context: Context,
  input: { basket: Basket; items: readonly WantedItem[] },
): Promise<{ touched: number[]; held: HeldRows }> {
  const { basket, items } = input;
  const touched = [...new Set(items.map(({ variationId }) => variationId))];
  const { rows, variations } = await readRows(context, basket.id, touched);
  const held = quantityByVariation(rows);
  const wanted = new Map<string, WantedRow>();
  for (const [index, item] of items.entries()) {
    const where = { variationId: item.variationId, index };
    const variation = variations.get(item.variationId);
    if (!variation || !isForSale(variation, context.now)) {
      throw refusal('cart.addToBasket.variationNotFound', { cause: where });
    }
    const asked = variation.orderProperties;
    const answers = checkOrderParams(asked, item.orderParams);
    if (!answers.isValid) {
      const { key, propertyIds } = answers;
      const names = asked.filter(({ id }) => propertyIds.includes(id)).map(({ names: name }) => name[context.language]);
      throw refusal(`cart.addToBasket.${key}`, { cause: { ...where, propertyIds, names: names.join(', ') } });
    }
    const total = (held.get(item.variationId) ?? 0) + item.quantity;
    held.set(item.variationId, total);
    const key = orderParamsKey(answers.params);
    const line = `${item.variationId} ${key}`;
    const before = wanted.get(line)?.quantity ?? 0;
    wanted.set(line, { variationId: item.variationId, params: answers.params, key, quantity: before + item.quantity });
  }
  for (const variationId of touched) {
    const variation = variations.get(variationId);
    const check = variation && checkQuantity(variation, held.get(variationId) ?? 0);
    if (check && !check.isAllowed) throw await quantityRefusal(context, { variation, check });
  }
  refuseTooManyLines(rows, wanted);
  const changed = await writeRows(context, basket, [...wanted.values()]);
  return { touched, held: { rows: withChanged(rows, changed), variations } };
}

type WantedRow = { variationId: number; params: OrderParam[]; key: string; quantity: number };

function writeRows(context: Context, basket: Basket, wanted: readonly WantedRow[]): Promise<BasketRow[]> {
  return context.db
    .insert(basketItem)
    .values(
      wanted.map(({ variationId, params, key, quantity }) => ({
        basketId: basket.id,
        variationId,
        quantity,
        orderParams: params,
        orderParamsKey: key,
        createdAt: context.now,
      })),
    )
    .onConflictDoUpdate({
      target: [basketItem.basketId, basketItem.variationId, basketItem.orderParamsKey],
      set: { quantity: sql`${basketItem.quantity} + excluded.quantity` },
    })
    .returning();
}

/** The rows as they are after a change of some, in the order they were added. */
function withChanged(rows: readonly BasketRow[], changed: readonly BasketRow[]): BasketRow[] {
  const byId = new Map([...rows, ...changed].map((row) => [row.id, row]));
  return [...byId.values()].sort((a, b) => a.id - b.id);
}

/**
 * Sets the quantity of a line. Short stock is no refusal: the quantity becomes what is available, which is answered; with
 * nothing available the line stays as it is.
 */
export async function setQuantity(
  context: Context,
  input: { basket: Basket; lineId: number; quantity: number },
): Promise<{ variationId: number } | { availableStock: number }> {
  const { rows, variations } = await readRows(context, input.basket.id);
  const line = rows.find(({ id }) => id === input.lineId);
  const variation = line && variations.get(line.variationId);
  if (!line || !variation) throw refusal('cart.itemNotFound', { cause: { cartItemId: input.lineId } });

  const others = (quantityByVariation(rows).get(line.variationId) ?? 0) - line.quantity;
  const check = checkQuantity(variation, others + input.quantity);
  if (!check.isAllowed && check.reason !== 'stock') throw await quantityRefusal(context, { variation, check });
  const availableStock = check.isAllowed ? null : Math.max(check.figure - others, 0);
  const quantity = availableStock ?? input.quantity;
  if (quantity > 0) await context.db.update(basketItem).set({ quantity }).where(eq(basketItem.id, line.id));
  return availableStock === null ? { variationId: line.variationId } : { availableStock };
}

/** Takes a line out. Refuses when the basket has no such line. */
export async function removeLine(db: Queryable, input: { basket: Basket; lineId: number }): Promise<void> {
  const removed = await db
    .delete(basketItem)
    .where(and(eq(basketItem.id, input.lineId), eq(basketItem.basketId, input.basket.id)))
    .returning({ id: basketItem.id });
  if (removed.length === 0) throw refusal('cart.failedToRemoveItem', { cause: { cartItemId: input.lineId } });
}

export async function removeAllLines(db: Queryable, basket: Basket): Promise<void> {
  await db.delete(basketItem).where(eq(basketItem.basketId, basket.id));
}

/** The refusal with the figures and the name that its message needs (contract: errors.ts). */
async function quantityRefusal(
  context: Context,
  broken: { variation: SellableVariation; check: Extract<QuantityCheck, { isAllowed: false }> },
) {
  const { variation, check } = broken;
  const { id: variationId, minimumOrderQuantity: minimum } = variation;
  switch (check.reason) {
    case 'minimum':
      return refusal('cart.addToBasket.minVariationQuantityNotReached', {
        cause: { variationId, minimum: check.figure },
      });
    case 'maximum':
      return refusal('cart.addToBasket.maxVariationQuantityReached', { cause: { variationId, maximum: check.figure } });
    case 'interval':
      return refusal('cart.addToBasket.intervalQuantityMismatch', {
        cause: { variationId, minimum, interval: check.figure },
      });
    case 'stock': {
      const names = await variationNames(context.db, { variationIds: [variationId], language: context.language });
      return refusal('cart.addToBasket.notEnoughStockForVariation', {
        cause: { variationId, name: names.get(variationId) ?? variation.number, stock: check.figure },
      });
    }
  }
}

function refuseTooManyLines(rows: readonly BasketRow[], wanted: ReadonlyMap<string, unknown>): void {
  const lines = new Set(rows.map(({ variationId, orderParamsKey: key }) => `${variationId} ${key}`));
  for (const line of wanted.keys()) lines.add(line);
  if (lines.size > maximumLines) throw refusal('cart.addToBasket.tooManyLines', { cause: { maximum: maximumLines } });
}

import type { ApiError } from '@mise/contract/api-error.ts';
import { refusal } from '@mise/contract/refusal.ts';
import { checkQuantity, type QuantityCheck, type QuantityRules } from '@mise/rules/check-quantity.ts';
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import type { SellableVariation } from '../catalog/sellable-variations.ts';
import { variationNames, variationWords } from '../catalog/variation-names.ts';
import {
  type Addition,
  additionOf,
  lineCountRefusal,
  lineKey,
  lineKeys,
  quantityRefusal,
  type WantedItem,
  writeAdditions,
} from './additions.ts';
import type { Basket } from './basket.ts';
import { buyerOf } from './buyer.ts';
import { takeFiles } from './cart-files.ts';
import { mostOfBundle } from './component-stock.ts';
import { itemRefusal, mostOfItem } from './item-quantities.ts';
import { type BasketRow, quantityByVariation } from './lines.ts';
import { type Held, readStoredCart } from './stored-cart.ts';
import { basketItem, removedBasketItem } from './tables.ts';

const keptRemovedMs = 86_400_000;

/** The lines that an addition made, and those that it let grow. */
export type TouchedLines = { added: readonly number[]; updated: readonly number[] };

/** The basket after an addition; `touched`: the variations that it was about. */
type Added = { touched: number[]; lines: TouchedLines; held: Held };

/**
 * Adds pieces to the basket, all of them or none; a line with the same answers to order properties grows. Refuses with a
 * key of `cart.addToBasket` and the variation, and the figure that its message needs, in `cause`. Answers the basket's rows as
 * they are now, and the variations it touched.
 */
export async function addItems(
  context: Context,
  { basket, items, lineId }: { basket: Basket; items: readonly WantedItem[]; lineId?: number },
): Promise<Added> {
  const touched = [...new Set(items.map(({ variationId }) => variationId))];
  const stored = await readStoredCart(context, basket.customerId, touched);
  const { rows, variations } = stored;
  const buyer = await buyerOf(context, basket);
  const held = quantityByVariation(rows);
  const additions = new Map<string, Addition>();
  for (const [index, item] of items.entries()) {
    const addition = additionOf(context, { variation: variations.get(item.variationId), item, buyer, index });
    if (addition instanceof Error) throw addition;
    held.set(item.variationId, (held.get(item.variationId) ?? 0) + item.quantity);
    const line = lineKey(addition);
    const before = additions.get(line)?.quantity ?? 0;
    additions.set(line, { ...addition, quantity: before + item.quantity });
  }
  for (const variationId of touched) {
    const variation = variations.get(variationId);
    const check = variation && checkQuantity(variation, held.get(variationId) ?? 0);
    if (check && !check.isAllowed) throw await namedQuantityRefusal(context, { variation, check });
    const ofItem = variation && itemRefusal(variation, { held, variations, language: context.language });
    if (ofItem) throw ofItem;
  }
  await refuseShortComponents(context, { rows, additions: [...additions.values()], variations });
  const lines = lineKeys(rows);
  for (const addition of additions.values()) {
    const tooMany = lineCountRefusal(lines, addition);
    if (tooMany) throw tooMany;
    lines.add(lineKey(addition));
  }
  const wanted = [...additions.values()];
  await takeFiles(context, { customerId: basket.customerId, rows, additions: wanted, variations });
  const changed = await writeAdditions(context, { basket, rows, additions: wanted, lineId });
  return { touched, lines: touchedLines(rows, changed), held: { ...stored, rows: changed } };
}

/** Refuses bundles for which the components that were chosen do not suffice. */
async function refuseShortComponents(
  context: Context,
  { rows, additions, variations }: Pick<Held, 'rows' | 'variations'> & { additions: readonly Addition[] },
): Promise<void> {
  const keys = new Set(additions.map(lineKey));
  const grown = additions.map(({ variationId, components, key, quantity }) => {
    const before = rows.find((row) => row.variationId === variationId && row.orderParamsKey === key);
    return { variationId, components, quantity: quantity + (before?.quantity ?? 0) };
  });
  const kept = rows.filter(({ variationId, orderParamsKey: key }) => !keys.has(lineKey({ variationId, key })));
  for (const row of grown) {
    const others = [...kept, ...grown.filter((other) => other !== row)];
    const { most, limitedBy } = mostOfBundle(row, { others, variations });
    if (row.quantity <= most || !limitedBy) continue;
    const { variationId, stock, pieces } = limitedBy;
    const left = Math.max(Math.floor(stock / pieces), 0);
    const words = (await variationWords(context, [variationId])).get(variationId);
    const cause = { variationId, name: words?.name ?? '', stock: left, sold: words?.sold(left) ?? '' };
    throw refusal('cart.addToBasket.notEnoughStockForVariation', { cause });
  }
}

function touchedLines(before: readonly BasketRow[], after: readonly BasketRow[]): TouchedLines {
  const held = new Map(before.map(({ id, quantity }) => [id, quantity]));
  const idsWhere = (isTouched: (was: number | undefined, quantity: number) => boolean) =>
    after.filter(({ id, quantity }) => isTouched(held.get(id), quantity)).map(({ id }) => id);
  return {
    added: idsWhere((was) => was === undefined),
    updated: idsWhere((was, quantity) => was !== undefined && was !== quantity),
  };
}

/**
 * Sets the quantity of a line. Short stock is no refusal: the quantity becomes what is available, which is answered; with
 * nothing available the line stays as it is.
 */
export async function setQuantity(
  context: Context,
  input: { basket: Basket; lineId: number; quantity: number },
): Promise<{ variationId: number } | { availableStock: number }> {
  const { rows, variations } = await readStoredCart(context, input.basket.customerId);
  const line = rows.find(({ id }) => id === input.lineId);
  const variation = line && variations.get(line.variationId);
  if (!line || !variation) throw refusal('cart.itemNotFound', { cause: { cartItemId: input.lineId } });

  const held = quantityByVariation(rows);
  const others = (held.get(line.variationId) ?? 0) - line.quantity;
  const wanted = others + input.quantity;
  const inItem = mostOfItem(variation, { held, variations });
  const ofBundle = mostOfBundle(line, { others: rows.filter(({ id }) => id !== line.id), variations });
  const check = checkQuantity(within(variation, { inItem, inBundles: others + ofBundle.most }), wanted);
  if (!check.isAllowed && check.reason !== 'stock') throw await namedQuantityRefusal(context, { variation, check });
  const ofItem = itemRefusal(variation, {
    held: new Map(held).set(variation.id, wanted),
    variations,
    language: context.language,
  });
  if (ofItem?.key === 'cart.addToBasket.maxItemQuantityReached') throw ofItem;
  const availableStock = check.isAllowed ? null : Math.max(check.figure - others, 0);
  const quantity = availableStock ?? input.quantity;
  if (quantity > 0) await context.db.update(basketItem).set({ quantity }).where(eq(basketItem.id, line.id));
  return availableStock === null ? { variationId: line.variationId } : { availableStock };
}

/** Takes a line out, and keeps it for a day for `restoreLine`. Refuses when the basket has no such line. */
export async function removeLine(
  { db, now }: Pick<Context, 'db' | 'now'>,
  input: { basket: Basket; lineId: number },
): Promise<void> {
  const [removed] = await db
    .delete(basketItem)
    .where(and(eq(basketItem.id, input.lineId), eq(basketItem.basketId, input.basket.id)))
    .returning();
  if (!removed) throw refusal('cart.failedToRemoveItem', { cause: { cartItemId: input.lineId } });
  const { id: lineId, ...line } = removed;
  await db.insert(removedBasketItem).values({ lineId, ...line, createdAt: now });
}

/** Deletes at most `limit` lines that were taken out more than a day ago, and resolves to how many. */
export async function forgetRemovedLines(db: Queryable, { now, limit }: { now: Date; limit: number }): Promise<number> {
  const old = db
    .select({ id: removedBasketItem.lineId })
    .from(removedBasketItem)
    .where(lt(removedBasketItem.createdAt, new Date(now.getTime() - keptRemovedMs)))
    .limit(limit);
  const { rowCount } = await db.delete(removedBasketItem).where(inArray(removedBasketItem.lineId, old));
  return rowCount ?? 0;
}

/**
 * Puts a line back that was taken out: as it was and where it was, or into the line that meanwhile holds the same. Refuses as an
 * addition does where it can no longer be bought so, and where the basket has taken out no such line.
 */
export async function restoreLine(
  context: Context,
  { basket, lineId }: { basket: Basket; lineId: number },
): Promise<Added> {
  const [line] = await context.db
    .delete(removedBasketItem)
    .where(and(eq(removedBasketItem.lineId, lineId), eq(removedBasketItem.basketId, basket.id)))
    .returning();
  if (!line) throw refusal('cart.itemNotFound', { cause: { cartItemId: lineId } });
  const { variationId, quantity, orderParams, components } = line;
  return addItems(context, { basket, items: [{ variationId, quantity, orderParams, components }], lineId });
}

export async function removeAllLines(db: Queryable, basket: Basket): Promise<void> {
  await db.delete(basketItem).where(eq(basketItem.basketId, basket.id));
}

/** The rules of a variation where others are taken from the same stock: of its item, or of the components of a bundle. */
function within(
  variation: SellableVariation,
  { inItem, inBundles }: { inItem: number; inBundles: number },
): QuantityRules {
  const isShared = variation.itemRules.sharedStock !== null;
  const most = Math.min(isShared ? inItem : Number.POSITIVE_INFINITY, inBundles);
  if (!Number.isFinite(most)) return variation;
  const stock = variation.stockPolicy === 'limited' ? Math.min(variation.stock, most) : most;
  return { ...variation, stockPolicy: 'limited', stock };
}

/** The refusal of a quantity. Only one that is about the stock asks for the name of the variation. */
async function namedQuantityRefusal(
  context: Context,
  { variation, check }: { variation: SellableVariation; check: Extract<QuantityCheck, { isAllowed: false }> },
): Promise<ApiError> {
  const { db, language } = context;
  if (check.reason !== 'stock') return quantityRefusal(variation, check, { name: '', language });
  const names = await variationNames(db, { variationIds: [variation.id], language });
  return quantityRefusal(variation, check, { name: names.get(variation.id) ?? variation.number, language });
}

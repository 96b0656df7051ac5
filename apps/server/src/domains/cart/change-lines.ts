import type { ApiError } from '@mise/contract/api-error.ts';
import { refusal } from '@mise/contract/refusal.ts';
import { checkQuantity, type QuantityCheck, type QuantityRules, withinBundles } from '@mise/rules/check-quantity.ts';
import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Context, TransactionContext } from '../../context.ts';
import type { Queryable, Transaction } from '../../db/database.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import type { SellableVariation } from '../catalog/sellable-variations.ts';
import { variationNames, variationWords } from '../catalog/variation-names.ts';
import {
  type Addition,
  additionOf,
  lineCountRefusal,
  lineKey,
  lineKeys,
  quantityRefusal,
  textRefusal,
  type WantedItem,
  writeAdditions,
} from './additions.ts';
import { type Basket, renewBasket, wasAdded } from './basket.ts';
import { buyerOf } from './buyer.ts';
import { takeFiles } from './cart-files.ts';
import { itemRefusal, mostOfItem } from './item-quantities.ts';
import { type BasketRow, quantityByVariation } from './lines.ts';
import { mostBeside, namedByShortage, shortageRefusal, take, takenByLines } from './stock-beside.ts';
import { type Held, readStoredCart } from './stored-cart.ts';
import { basketItem, removedBasketItem } from './tables.ts';

const keptRemovedMs = 86_400_000;
/** Of a basket: more than anybody takes back, and an end to what a program takes out. */
const mostRemoved = 50;

/** The lines that an addition made, and those that it let grow. */
export type TouchedLines = { added: readonly number[]; updated: readonly number[] };

/** The basket after an addition; `touched`: the variations that it was about. */
type Added = { touched: number[]; lines: TouchedLines; held: Held };

/**
 * Adds pieces to the basket, all of them or none; a line with the same answers to order properties grows. Refuses with a
 * key of `cart.addToBasket` and the variation, and the figure that its message needs, in `cause`. Answers the basket's rows as
 * they are now, and the variations it touched. `key`: of what may have been added before without an answer, which is then not added again.
 */
export async function addItems(
  context: TransactionContext,
  {
    basket,
    items,
    lineId,
    key,
  }: { basket: Basket; items: readonly WantedItem[]; lineId?: number; key?: string | undefined },
): Promise<Added> {
  const touched = [...new Set(items.map(({ variationId }) => variationId))];
  const stored = await readStoredCart(context, basket.customerId, { wanted: touched });
  if (wasAdded(basket, key)) return { touched, lines: { added: [], updated: [] }, held: stored };
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
  await refuseShortStock(context, { rows, additions: [...additions.values()], variations });
  const lines = lineKeys(rows);
  for (const addition of additions.values()) {
    const tooMany = lineCountRefusal(lines, addition);
    if (tooMany) throw tooMany;
    lines.add(lineKey(addition));
  }
  const wanted = [...additions.values()];
  const session = await context.visitor.find();
  const tooMuch = textRefusal(rows, wanted, Boolean(session?.isBrief));
  if (tooMuch) throw tooMuch;
  await takeFiles(context, { customerId: basket.customerId, rows, additions: wanted, variations });
  const changed = await writeAdditions(context, { basket, rows, additions: wanted, lineId });
  if (wanted.length > 0) await renewBasket(context.db, basket.id, key);
  return { touched, lines: touchedLines(rows, changed), held: { ...stored, rows: changed } };
}

/** Refuses what takes more out of a stock than other lines leave in it: bundles and what they consist of share it. */
async function refuseShortStock(
  context: Context,
  { rows, additions, variations }: Pick<Held, 'rows' | 'variations'> & { additions: readonly Addition[] },
): Promise<void> {
  const taken = takenByLines(rows, variations);
  const held = quantityByVariation(rows);
  for (const addition of additions) {
    const { variationId } = addition;
    const isShort = shortageRefusal(addition, { taken, variations, before: held.get(variationId) ?? 0 });
    if (isShort) throw isShort(await variationWords(context, namedByShortage(variationId, variations)));
    take(taken, addition, variations);
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
 * nothing available the line stays as it is. `held`: the basket as it is then.
 */
export async function setQuantity(
  context: TransactionContext,
  input: { basket: Basket; lineId: number; quantity: number },
): Promise<{ availableStock: number | null; held: Held }> {
  const stored = await readStoredCart(context, input.basket.customerId);
  const { rows, variations } = stored;
  const line = rows.find(({ id }) => id === input.lineId);
  const variation = line && variations.get(line.variationId);
  if (!line || !variation) throw refusal('cart.itemNotFound', { cause: { cartItemId: input.lineId } });

  const held = quantityByVariation(rows);
  const others = (held.get(line.variationId) ?? 0) - line.quantity;
  const wanted = others + input.quantity;
  const inItem = mostOfItem(variation, { held, variations });
  const taken = takenByLines(
    rows.filter(({ id }) => id !== line.id),
    variations,
  );
  const { most } = mostBeside(line, { taken, variations });
  const check = checkQuantity(within(variation, { inItem, inStock: others + most }), wanted);
  if (!check.isAllowed && check.reason !== 'stock') throw await namedQuantityRefusal(context, { variation, check });
  const ofItem = itemRefusal(variation, {
    held: new Map(held).set(variation.id, wanted),
    variations,
    language: context.language,
  });
  if (ofItem?.key === 'cart.addToBasket.maxItemQuantityReached') throw ofItem;
  const availableStock = check.isAllowed ? null : Math.max(check.figure - others, 0);
  const quantity = availableStock ?? input.quantity;
  if (quantity === 0 || quantity === line.quantity) return { availableStock, held: stored };
  await renewBasket(context.db, input.basket.id);
  await quantityOfLine(context.db).execute({ quantity, id: line.id });
  const changed = rows.map((row) => (row.id === line.id ? { ...row, quantity } : row));
  return { availableStock, held: { ...stored, rows: changed } };
}

const quantityOfLine = prepareOnce((db) =>
  db
    .update(basketItem)
    .set({ quantity: sql`${sql.placeholder('quantity')}` })
    .where(eq(basketItem.id, sql.placeholder('id')))
    .prepare('quantity_of_line'),
);

/** Takes a line out, and keeps it for a day for `restoreLine`, as long as not many others follow. Refuses when the basket has no such line. */
export async function removeLine(
  { db, now }: Pick<TransactionContext, 'db' | 'now'>,
  input: { basket: Basket; lineId: number },
): Promise<void> {
  const [removed] = await db
    .delete(basketItem)
    .where(and(eq(basketItem.id, input.lineId), eq(basketItem.basketId, input.basket.id)))
    .returning();
  if (!removed) throw refusal('cart.failedToRemoveItem', { cause: { cartItemId: input.lineId } });
  await renewBasket(db, input.basket.id);
  const { id: lineId, ...line } = removed;
  await db.insert(removedBasketItem).values({ lineId, ...line, createdAt: now });
  const older = db
    .select({ id: removedBasketItem.lineId })
    .from(removedBasketItem)
    .where(eq(removedBasketItem.basketId, input.basket.id))
    .orderBy(desc(removedBasketItem.createdAt), desc(removedBasketItem.lineId))
    .offset(mostRemoved);
  await db.delete(removedBasketItem).where(inArray(removedBasketItem.lineId, older));
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
  context: TransactionContext,
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

export async function removeAllLines(db: Transaction, basket: Basket): Promise<void> {
  const { rowCount } = await db.delete(basketItem).where(eq(basketItem.basketId, basket.id));
  if (rowCount) await renewBasket(db, basket.id);
}

/** The rules of a variation where others are taken from the same stock: of its item, or in bundles and as components of it. */
function within(variation: SellableVariation, { inItem, inStock }: { inItem: number; inStock: number }): QuantityRules {
  const isShared = variation.itemRules.sharedStock !== null;
  const most = Math.min(isShared ? inItem : Number.POSITIVE_INFINITY, inStock);
  return withinBundles(variation, Number.isFinite(most) ? most : null);
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

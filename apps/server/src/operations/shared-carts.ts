import type { AddCartLinesResponse } from '@mise/contract/cart/cart.ts';
import type { cartOperations } from '@mise/contract/cart/operations.ts';
import type { SharedCart } from '@mise/contract/cart/shared-cart.ts';
import type { Answer } from '@mise/contract/client.ts';
import type { HandlersOf } from '@mise/contract/handlers.ts';
import { refusal } from '@mise/contract/refusal.ts';
import { inLanguage } from '@mise/rules/languages.ts';
import type { Context } from '../context.ts';
import { countLines } from '../count-lines.ts';
import type { Outcome } from '../domains/cart/add-each.ts';
import { findSharedCart, keepSharedCart, type StoredSharedCart, sharedLines } from '../domains/cart/shared-cart.ts';
import type { SharedLine } from '../domains/cart/tables.ts';
import { readableValue } from '../domains/cart/wire.ts';
import { readSellable } from '../domains/catalog/known-variations.ts';
import { loadProducts } from '../domains/catalog/load-products.ts';
import { isForSale, type SellableVariation } from '../domains/catalog/sellable-variations.ts';
import { cartOfVisitor } from '../domains/checkout/cart-view.ts';
import { sessionCart } from '../domains/checkout/session-cart.ts';
import { crowdOf } from '../domains/customers/crowd-of.ts';
import { customerClassOf } from '../domains/customers/customer-class.ts';
import { takeFromRateLimits } from '../domains/customers/rate-limit.ts';
import { inTransaction } from '../in-transaction.ts';
import { addToCart, reportOf } from '../workflows/add-cart-lines.ts';
import { basketChanged } from '../workflows/cart-events.ts';

type SharedCartOperations = Pick<typeof cartOperations, 'doShareCart' | 'getSharedCart' | 'doAddSharedCart'>;

/** Links an hour: a session is begun for nothing, so its limit alone would be none. */
const mostOfNetwork = 100;

export const sharedCartHandlers: HandlersOf<Context, SharedCartOperations> = {
  doShareCart: async (context) => {
    const lines = sharedLines((await cartOfVisitor(context)).held);
    if (lines.length === 0) throw refusal('order.emptyBasket');
    const { token, until } = await inTransaction(context, async (inner) => {
      const kept = await keepSharedCart(inner.db, { lines, now: inner.now });
      await countLink(inner);
      return kept;
    });
    return { data: { token, validUntil: until.toISOString() } };
  },

  getSharedCart: async (context, { token }) => ({ data: await sharedCartWire(context, await opened(context, token)) }),

  doAddSharedCart: async (context, { token }) => addShared(context, await opened(context, token)),
};

async function opened(context: Context, token: string): Promise<StoredSharedCart> {
  const shared = await findSharedCart(context.db, { token, now: context.now });
  if (!shared) throw refusal('cart.sharedNotFound');
  return shared;
}

async function sharedCartWire(context: Context, shared: StoredSharedCart): Promise<SharedCart> {
  await countLines(context, shared.lines.length);
  const variations = await variationsOf(context, shared.lines);
  const open = shared.lines.filter(({ variationId }) => isOpen(context, variations.get(variationId)));
  const products = await loadProducts(context, {
    variationIds: open.map(({ variationId }) => variationId),
    detail: 'line',
    customerClass: await customerClassOf(context),
  });
  return {
    sharedAt: shared.createdAt.toISOString(),
    validUntil: shared.until.toISOString(),
    lines: shared.lines.map(({ variationId, quantity, orderParams, missingIds }) => {
      const asked = variations.get(variationId)?.orderProperties ?? [];
      return {
        variationId,
        quantity,
        variation: products.get(variationId) ?? null,
        answers: orderParams.flatMap(({ propertyId, value }) => {
          const property = asked.find(({ id }) => id === propertyId);
          if (!property) return [];
          const isChecked = property.valueType === 'empty';
          return {
            name: inLanguage(property.names, context.language),
            value: isChecked ? '' : readableValue(property, value, context.language),
          };
        }),
        missing: namesOf(context, missingIds, asked),
      };
    }),
  };
}

/** Each line on its own. What its owner typed or handed in has to be asked anew, on the page of the product. */
async function addShared(context: Context, { lines }: StoredSharedCart): Promise<Answer<AddCartLinesResponse, never>> {
  const complete = lines.filter(({ missingIds }) => missingIds.length === 0);
  const items = complete.map(({ missingIds: _, ...line }) => ({
    ...line,
    isAtLeast: true,
  }));
  const { cart, outcomes } =
    items.length > 0
      ? await addToCart(context, items)
      : { cart: await sessionCart(context, 'none'), outcomes: [] as Outcome[] };
  const variations = await variationsOf(context, lines);
  const rest = outcomes.values();
  const reported = lines.map((line) => ({
    variationId: line.variationId,
    outcome: line.missingIds.length === 0 ? nextOf(rest) : toAsk(context, line, variations),
  }));
  return { data: reportOf(context, cart, reported), events: basketChanged({ ...cart, items: undefined }) };
}

function nextOf(outcomes: ArrayIterator<Outcome>): Outcome {
  const { value } = outcomes.next();
  if (value === undefined) throw new Error('an item was added without an outcome');
  return value;
}

function toAsk(
  context: Context,
  { variationId, missingIds }: SharedLine,
  variations: ReadonlyMap<number, SellableVariation>,
): Outcome {
  const variation = variations.get(variationId);
  if (!isOpen(context, variation)) return refusal('cart.addToBasket.variationNotFound', { cause: { variationId } });
  const names = namesOf(context, missingIds, variation?.orderProperties ?? []).join(', ');
  return refusal('cart.addToBasket.orderPropertyMissing', { cause: { variationId, propertyIds: missingIds, names } });
}

function namesOf({ language }: Context, ids: readonly number[], asked: SellableVariation['orderProperties']): string[] {
  return asked.filter(({ id }) => ids.includes(id)).map(({ names }) => inLanguage(names, language));
}

function isOpen({ now }: Context, variation: SellableVariation | undefined): boolean {
  return variation !== undefined && isForSale(variation, now);
}

function variationsOf(context: Context, lines: readonly SharedLine[]): Promise<Map<number, SellableVariation>> {
  return readSellable(context, [...new Set(lines.map(({ variationId }) => variationId))]);
}

/** Counts a link that is about to be committed; without a rate limit none. */
async function countLink(context: Context): Promise<void> {
  const { db, shop, now } = context;
  if (shop.config.rateLimit === 0) return;
  const limits = [{ key: `share:network:${await crowdOf(context)}`, most: mostOfNetwork }];
  const seconds = await takeFromRateLimits(db, limits, now);
  if (seconds > 0) throw refusal('security.tooManyRequests', { cause: { seconds }, retryAfter: seconds });
}

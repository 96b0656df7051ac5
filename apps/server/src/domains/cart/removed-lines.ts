import { checkQuantity } from '@mise/rules/check-quantity.ts';
import { eq, inArray } from 'drizzle-orm';
import type { Context, TransactionContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { inTransaction } from '../../in-transaction.ts';
import { type Addition, additionOf, writeAdditions } from './additions.ts';
import type { Basket } from './basket.ts';
import { buyerOf } from './buyer.ts';
import { itemRefusal } from './item-quantities.ts';
import { quantityByVariation, type UnavailableRow } from './lines.ts';
import { shortageRefusal, take, takenByLines } from './stock-beside.ts';
import { type Held, readStoredCart } from './stored-cart.ts';
import { basketItem, basket as basketTable, type RemovedLine } from './tables.ts';

type Unavailable = { basket: Basket; held: Held; unavailable: readonly UnavailableRow[] };

/**
 * Takes lines out that can no longer be bought. A bundle that is sold no more leaves its components, where each of them is sold by
 * itself. Two calls at once take each line out once, and only the one that did says so. `held`: the basket as it is then.
 */
export async function removeUnavailable(
  context: Context,
  { basket, held, unavailable }: Unavailable,
): Promise<{ removed: RemovedLine[]; held: Held | null }> {
  if (unavailable.length === 0) return { removed: [], held: null };
  return inTransaction(context, async (inner) => {
    const ids = unavailable.map(({ id }) => id);
    const deleted = await inner.db
      .delete(basketItem)
      .where(inArray(basketItem.id, ids))
      .returning({ id: basketItem.id });
    const gone = unavailable.filter(({ id }) => deleted.some((row) => row.id === id));
    const removed: RemovedLine[] = [];
    for (const row of gone) {
      const isSplit = row.reason === 'availability' && (await splitBundle(inner, { basket, held, row }));
      removed.push({ variationId: row.variationId, reason: isSplit ? 'bundleSplit' : row.reason });
    }
    const isChanged = removed.some(({ reason }) => reason === 'bundleSplit');
    return { removed, held: isChanged ? await readStoredCart(inner, basket.customerId) : null };
  });
}

/** Keeps what was taken out until somebody is told, or forgets it once they were (null). */
export async function keepRemoved(db: Queryable, basketId: number, removed: RemovedLine[] | null): Promise<void> {
  await db.update(basketTable).set({ removed }).where(eq(basketTable.id, basketId));
}

/** Puts what a bundle consists of into the basket, all of it or nothing, and resolves to whether it did. */
async function splitBundle(
  context: TransactionContext,
  { basket, held, row }: { basket: Basket; held: Held; row: UnavailableRow },
): Promise<boolean> {
  const slots = held.variations.get(row.variationId)?.components ?? [];
  if (slots.length === 0) return false;
  const chosen = new Map(row.components.map(({ id, variationId }) => [id, variationId]));
  const variationIds = slots.map(({ id }) => chosen.get(id) ?? id);
  const { rows, variations } = await readStoredCart(context, basket.customerId, { wanted: variationIds });
  const quantities = quantityByVariation(rows);
  const taken = takenByLines(rows, variations);
  const buyer = await buyerOf(context, basket);
  const additions: Addition[] = [];
  for (const [index, { quantity: pieces }] of slots.entries()) {
    const variationId = variationIds[index] ?? 0;
    const variation = variations.get(variationId);
    const quantity = pieces * row.quantity;
    const addition = additionOf(context, { variation, item: { variationId, quantity, orderParams: [] }, buyer });
    if (!variation || addition instanceof Error) return false;
    const before = quantities.get(variationId) ?? 0;
    if (shortageRefusal(addition, { taken, variations, before })) return false;
    take(taken, addition, variations);
    quantities.set(variationId, before + quantity);
    const isAllowed = checkQuantity(variation, before + quantity).isAllowed;
    if (!isAllowed || itemRefusal(variation, { held: quantities, variations, language: context.language }))
      return false;
    additions.push(addition);
  }
  await writeAdditions(context, { basket, rows, additions });
  return true;
}

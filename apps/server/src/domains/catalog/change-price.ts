import type { UnitAmount } from '@mise/rules/money.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { announceItems } from './announce-items.ts';
import { touchCatalog } from './catalog-version.ts';
import { keepPriceHistory } from './keep-price-history.ts';
import { variation, variationPrice } from './tables.ts';

/** `minimumQuantity`: from how many pieces on the price holds. */
export type ChangedPrice = { before: UnitAmount; minimumQuantity: number };

/**
 * Sets the default price of a variation, found by its article number; gross, in ten-thousandths. Of graduated prices it is
 * that of the smallest quantity. Answers the price that it had, or why there is none to change.
 */
export async function changePrice(
  db: Database,
  change: { number: string; amount: UnitAmount },
): Promise<ChangedPrice | 'noArticle' | 'noPrice'> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ variationId: variation.id, itemId: variation.itemId })
      .from(variation)
      .where(eq(variation.number, change.number))
      .for('update');
    if (!found) return 'noArticle';
    const { variationId, itemId } = found;
    const defaultPrice = and(eq(variationPrice.variationId, variationId), eq(variationPrice.kind, 'default'));
    const [price] = await tx
      .select({ before: variationPrice.amount, minimumQuantity: variationPrice.minimumQuantity })
      .from(variationPrice)
      .where(defaultPrice)
      .orderBy(asc(variationPrice.minimumQuantity))
      .limit(1);
    if (!price) return 'noPrice';
    const { before, minimumQuantity } = price;
    if (before === change.amount) return price;
    await tx
      .update(variationPrice)
      .set({ amount: change.amount })
      .where(and(defaultPrice, eq(variationPrice.minimumQuantity, minimumQuantity)));
    await keepPriceHistory(tx, { variationId, minimumQuantity, amount: change.amount });
    await touchCatalog(tx);
    await announceItems(tx, [itemId]);
    return price;
  });
}

import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import type { UnitAmount } from '../shop/money.ts';
import { announceItems } from './announce-items.ts';
import { touchCatalog } from './catalog-version.ts';
import { keepPriceHistory } from './keep-price-history.ts';
import { variation, variationPrice } from './tables.ts';

const smallestQuantity = 1;

/**
 * Sets the default price of a variation, found by its article number; gross, in ten-thousandths. Answers the price that it
 * had, or null where there is no such article.
 */
export async function changePrice(
  db: Database,
  change: { number: string; amount: UnitAmount },
): Promise<{ before: UnitAmount } | null> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ variationId: variation.id, itemId: variation.itemId, before: variationPrice.amount })
      .from(variation)
      .innerJoin(
        variationPrice,
        and(
          eq(variationPrice.variationId, variation.id),
          eq(variationPrice.kind, 'default'),
          eq(variationPrice.minimumQuantity, smallestQuantity),
        ),
      )
      .where(eq(variation.number, change.number))
      .for('update');
    if (!found) return null;
    if (found.before === change.amount) return { before: found.before };
    await tx
      .update(variationPrice)
      .set({ amount: change.amount })
      .where(
        and(
          eq(variationPrice.variationId, found.variationId),
          eq(variationPrice.kind, 'default'),
          eq(variationPrice.minimumQuantity, smallestQuantity),
        ),
      );
    const { variationId } = found;
    await keepPriceHistory(tx, { variationId, minimumQuantity: smallestQuantity, amount: change.amount });
    await touchCatalog(tx);
    await announceItems(tx, [found.itemId]);
    return { before: found.before };
  });
}

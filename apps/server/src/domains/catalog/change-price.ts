import type { UnitAmount } from '@mise/rules/money.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { changeItems } from './change-items.ts';
import { variationPrice } from './tables/prices.ts';
import { variation } from './tables/variations.ts';

/** `minimumQuantity`: from how many pieces on the price holds. */
export type ChangedPrice = { itemId: number; before: UnitAmount; minimumQuantity: number };

/**
 * Sets the default price of a variation, found by its article number; gross, in ten-thousandths. Of graduated prices it is
 * that of the smallest quantity. Answers the price that it had, or why there is none to change.
 */
export async function changePrice(
  context: Pick<Context, 'db'>,
  { number, amount }: { number: string; amount: UnitAmount },
): Promise<ChangedPrice | 'noArticle' | 'noPrice'> {
  const [article] = await context.db
    .select({ id: variation.id, itemId: variation.itemId })
    .from(variation)
    .where(eq(variation.number, number));
  if (!article) return 'noArticle';
  const defaultPrice = and(eq(variationPrice.variationId, article.id), eq(variationPrice.kind, 'default'));
  return changeItems(context, [article.itemId], async ({ db }) => {
    const [price] = await db
      .select({ before: variationPrice.amount, minimumQuantity: variationPrice.minimumQuantity })
      .from(variationPrice)
      .where(defaultPrice)
      .orderBy(asc(variationPrice.minimumQuantity))
      .limit(1);
    if (!price) return 'noPrice';
    const smallestQuantity = eq(variationPrice.minimumQuantity, price.minimumQuantity);
    await db.update(variationPrice).set({ amount }).where(and(defaultPrice, smallestQuantity));
    return { itemId: article.itemId, ...price };
  });
}

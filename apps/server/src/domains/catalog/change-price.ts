import type { UnitAmount } from '@mise/rules/money.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { changeItems } from './change-items.ts';
import { variationPrice } from './tables/prices.ts';
import { variation } from './tables/variations.ts';

/** `minimumQuantity`: from how many pieces on the price holds. `noLower`: graduated prices that it makes pointless. */
export type ChangedPrice = {
  itemId: number;
  before: UnitAmount;
  minimumQuantity: number;
  noLower: { minimumQuantity: number; amount: UnitAmount }[];
};

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
    const [price, ...graduated] = await db
      .select({ amount: variationPrice.amount, minimumQuantity: variationPrice.minimumQuantity })
      .from(variationPrice)
      .where(defaultPrice)
      .orderBy(asc(variationPrice.minimumQuantity));
    if (!price) return 'noPrice';
    const { amount: before, minimumQuantity } = price;
    await db
      .update(variationPrice)
      .set({ amount })
      .where(and(defaultPrice, eq(variationPrice.minimumQuantity, minimumQuantity)));
    return {
      itemId: article.itemId,
      before,
      minimumQuantity,
      noLower: graduated.filter((tier) => tier.amount >= amount),
    };
  });
}

import type { UnitAmount } from '@mise/rules/money.ts';
import { quantityRange } from '@mise/rules/quantity-range.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { changeItems } from './change-items.ts';
import { variationPrice } from './tables/prices.ts';
import { variation } from './tables/variations.ts';

/**
 * `minimumQuantity`: from how many pieces on the price holds. `noLower`: graduated prices that it makes pointless. `least`: the smallest quantity
 * that is sold, where that reaches a lower one.
 */
export type ChangedPrice = {
  itemId: number;
  before: UnitAmount;
  minimumQuantity: number;
  noLower: { minimumQuantity: number; amount: UnitAmount }[];
  least: { quantity: number; amount: UnitAmount } | null;
};

const limits = {
  minimumOrderQuantity: variation.minimumOrderQuantity,
  intervalOrderQuantity: variation.intervalOrderQuantity,
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
    .select({ id: variation.id, itemId: variation.itemId, ...limits })
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
    const quantity = quantityRange(article, null).minimum;
    const reached = graduated.filter((tier) => tier.minimumQuantity <= quantity).map((tier) => tier.amount);
    const charged = Math.min(amount, ...reached);
    return {
      itemId: article.itemId,
      before,
      minimumQuantity,
      noLower: graduated.filter((tier) => tier.amount >= amount),
      least: charged < amount ? { quantity, amount: charged } : null,
    };
  });
}

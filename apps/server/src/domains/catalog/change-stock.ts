import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { changeItems } from './change-items.ts';
import { stock, variation } from './tables/variations.ts';

/** Null where there is no such article. `quantity`: negative where more was sold than there is. */
export async function readStock({ db }: Pick<Context, 'db'>, number: string) {
  const [found] = await db
    .select({
      variationId: variation.id,
      itemId: variation.itemId,
      policy: variation.stockPolicy,
      quantity: stock.quantity,
    })
    .from(variation)
    .innerJoin(stock, eq(stock.variationId, variation.id))
    .where(eq(variation.number, number));
  return found ?? null;
}

/** Sets how many of a variation there are, as they were counted. Resolves to how many there were. */
export async function changeStock(
  context: Pick<Context, 'db'>,
  { itemId, variationId, quantity }: { itemId: number; variationId: number; quantity: number },
): Promise<number> {
  return changeItems(context, [itemId], async ({ db }) => {
    const isOf = eq(stock.variationId, variationId);
    const [before] = await db.select({ quantity: stock.quantity }).from(stock).where(isOf);
    await db.update(stock).set({ quantity }).where(isOf);
    return before?.quantity ?? 0;
  });
}

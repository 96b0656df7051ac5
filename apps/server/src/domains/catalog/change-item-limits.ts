import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { changeItems } from './change-items.ts';
import { item } from './tables/items.ts';
import { variation } from './tables/variations.ts';

const limitFields = {
  maximumOrderQuantity: item.maximumOrderQuantity,
  sharesStock: item.sharesStock,
  customerClassIds: item.customerClassIds,
  currencies: item.currencies,
  languages: item.languages,
  shippingCountryIds: item.shippingCountryIds,
};

/** How many of an item are sold at once, out of which stock, and to whom and where alone (docs/decisions/0040-cart-rules.md). */
export type ItemLimits = Pick<typeof item.$inferSelect, keyof typeof limitFields>;

/** Null where there is no such article; the number is that of any variation. */
export async function readItemLimits(
  { db }: Pick<Context, 'db'>,
  number: string,
): Promise<({ itemId: number } & ItemLimits) | null> {
  const [found] = await db
    .select({ itemId: item.id, ...limitFields })
    .from(item)
    .innerJoin(variation, eq(variation.itemId, item.id))
    .where(eq(variation.number, number));
  return found ?? null;
}

/** What is not given stays as it is. */
export async function changeItemLimits(
  context: Pick<Context, 'db'>,
  itemId: number,
  limits: Partial<ItemLimits>,
): Promise<void> {
  await changeItems(context, [itemId], ({ db }) => db.update(item).set(limits).where(eq(item.id, itemId)));
}

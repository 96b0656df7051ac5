import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { changeItems } from './change-items.ts';
import { item } from './tables/items.ts';
import { variation } from './tables/variations.ts';

/** What search engines are told of the pages of an item. '' where it is not said. */
export type ItemHead = { robots: string; canonicalLink: string };

/** Null where there is no such article; the number is that of any variation. */
export async function readItemHead(
  { db }: Pick<Context, 'db'>,
  number: string,
): Promise<({ itemId: number } & ItemHead) | null> {
  const [found] = await db
    .select({ itemId: item.id, robots: item.robots, canonicalLink: item.canonicalLink })
    .from(item)
    .innerJoin(variation, eq(variation.itemId, item.id))
    .where(eq(variation.number, number));
  return found ?? null;
}

/** What is not given stays as it is. */
export async function changeItemHead(
  context: Pick<Context, 'db'>,
  itemId: number,
  head: Partial<ItemHead>,
): Promise<void> {
  await changeItems(context, [itemId], ({ db }) => db.update(item).set(head).where(eq(item.id, itemId)));
}

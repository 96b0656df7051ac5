import { eq } from 'drizzle-orm';
import type { TransactionContext } from '../../context.ts';
import type { Customer } from '../customers/sessions.ts';
import { lockBasket, openBasket } from './basket.ts';
import { basketItem } from './tables.ts';

/** Copies the lines of a customer's open basket into one of another customer who has none, and nothing else of it. */
export async function copyLines(
  context: TransactionContext,
  { from, to }: { from: Customer; to: Customer },
): Promise<void> {
  const { db } = context;
  const source = await lockBasket(db, from.id);
  if (!source || source.orderedAt !== null) return;
  const rows = await db.select().from(basketItem).where(eq(basketItem.basketId, source.id)).orderBy(basketItem.id);
  if (rows.length === 0) return;
  const { id: basketId } = await openBasket(context, to);
  await db.insert(basketItem).values(rows.map(({ id, ...line }) => ({ ...line, basketId })));
}

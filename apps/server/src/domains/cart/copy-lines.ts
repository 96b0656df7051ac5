import { eq } from 'drizzle-orm';
import type { TransactionContext } from '../../context.ts';
import type { Customer, Session } from '../customers/sessions.ts';
import { lockBasket, openBasket } from './basket.ts';
import { basket, basketItem } from './tables.ts';

/** Copies the lines of a customer's open basket, and how they came, into one of another customer who has none, and nothing else of it. */
export async function copyLines(
  context: TransactionContext,
  { from, to }: { from: Customer; to: Session },
): Promise<void> {
  const { db } = context;
  const source = await lockBasket(db, from.id);
  if (!source || source.orderedAt !== null) return;
  const rows = await db.select().from(basketItem).where(eq(basketItem.basketId, source.id)).orderBy(basketItem.id);
  if (rows.length === 0) return;
  const { id: basketId } = await openBasket(context, to);
  await db.update(basket).set({ lastAdditions: source.lastAdditions }).where(eq(basket.id, basketId));
  await db.insert(basketItem).values(rows.map(({ id, ...line }) => ({ ...line, basketId })));
}

import { and, eq, isNull, lte } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { basket } from './tables.ts';

/** Marks a basket as ordered, unless it was changed since: then it is another one. */
export async function closeBasket(
  db: Transaction,
  { basketId, since, now }: { basketId: number; since: Date; now: Date },
): Promise<boolean> {
  const closed = await db
    .update(basket)
    .set({ orderedAt: now })
    .where(and(eq(basket.id, basketId), isNull(basket.orderedAt), lte(basket.updatedAt, since)))
    .returning({ id: basket.id });
  return closed.length > 0;
}

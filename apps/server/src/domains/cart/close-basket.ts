import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { basket } from './tables.ts';

/** Marks a basket as ordered, unless it is not in this version any more: then it is another one. */
export async function closeBasket(
  db: Transaction,
  { basketId, version, now }: { basketId: number; version: string; now: Date },
): Promise<boolean> {
  const closed = await db
    .update(basket)
    .set({ orderedAt: now })
    .where(and(eq(basket.id, basketId), isNull(basket.orderedAt), eq(basket.version, version)))
    .returning({ id: basket.id });
  return closed.length > 0;
}

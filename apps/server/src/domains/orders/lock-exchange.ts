import { eq, inArray, or } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';
import { stock } from '../catalog/tables/variations.ts';
import { lockOwedOrder } from './keep-paid-amount.ts';
import { orderStock } from './tables.ts';

/**
 * Locks an order that gives its stock back together with the stock that another takes in its place, in ascending order of all of it: one after
 * the other, each in its own order, two such exchanges would wait for each other in a circle, for a second, until the database ends one.
 */
export async function lockExchange(
  db: Transaction,
  { orderId, variationIds }: { orderId: number; variationIds: readonly number[] },
): Promise<void> {
  // Before its stock, as `end-hold.ts` does.
  await lockOwedOrder(db, orderId);
  const given = db.select({ id: orderStock.variationId }).from(orderStock).where(eq(orderStock.orderId, orderId));
  await db
    .select({ variationId: stock.variationId })
    .from(stock)
    .where(or(inArray(stock.variationId, given), inArray(stock.variationId, [...variationIds])))
    .orderBy(stock.variationId)
    .for('update');
}

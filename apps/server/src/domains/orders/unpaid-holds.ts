import { orderStatusIds } from '@mise/rules/order-state.ts';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { order, orderStock } from './tables.ts';

/** What a guest has ordered and not paid: the sum in minor units, and pieces by variation. */
export type UnpaidHolds = { amount: number; pieces: Map<number, number> };

type Guest = { id: number; email: string | null };

/** All orders of a guest that wait for money count together: those of the session, and those to the same mail address. */
export async function findUnpaidHolds(db: Queryable, { id, email }: Guest): Promise<UnpaidHolds> {
  const isOfGuest = or(
    eq(order.customerId, id),
    email === null ? undefined : eq(sql`lower(${order.email})`, email.toLowerCase()),
  );
  const orders = await db
    .select({ id: order.id, open: sql<number>`${order.totalGross} - ${order.paidAmount}`.mapWith(Number) })
    .from(order)
    .where(and(eq(order.statusId, orderStatusIds.waitingForPayment), isOfGuest));
  if (orders.length === 0) return { amount: 0, pieces: new Map() };
  const ids = orders.map((each) => each.id);
  const taken = await db
    .select({ variationId: orderStock.variationId, quantity: sql<number>`sum(${orderStock.quantity})`.mapWith(Number) })
    .from(orderStock)
    .where(inArray(orderStock.orderId, ids))
    .groupBy(orderStock.variationId);
  return {
    amount: orders.reduce((sum, { open }) => sum + open, 0),
    pieces: new Map(taken.map(({ variationId, quantity }) => [variationId, quantity])),
  };
}

/** Orders of one mail address are placed one after the other, so that each counts the others. To be called before stock is taken. */
export async function lockUnpaidHolds(db: Transaction, { email }: Guest): Promise<void> {
  if (email !== null) {
    await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`unpaid:${email.toLowerCase()}`}, 0))`);
  }
}

import { and, desc, eq, or } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { order } from '../orders/tables.ts';
import { payment } from './tables.ts';

export type Payment = typeof payment.$inferSelect;

/** By what the provider calls it, or by its reference. */
export async function findPayment(db: Queryable, name: string): Promise<Payment | null> {
  const [row] = await db
    .select()
    .from(payment)
    .where(or(eq(payment.providerId, name), eq(payment.reference, name)))
    .limit(1);
  return row ?? null;
}

/** Who owns the order that a payment is for, and the key of it. */
export async function orderOfPayment(
  db: Queryable,
  { orderId }: Payment,
): Promise<{
  orderId: number;
  customerId: number;
  accessKey: string;
  statusId: number;
  basketId: number | null;
} | null> {
  if (orderId === null) return null;
  const { customerId, accessKey, statusId, basketId } = order;
  const [row] = await db
    .select({ orderId: order.id, customerId, accessKey, statusId, basketId })
    .from(order)
    .where(eq(order.id, orderId));
  return row ?? null;
}

/** The payments of an order that a provider takes, the newest first. */
export async function providerPayments(db: Queryable, orderId: number): Promise<Payment[]> {
  return db
    .select()
    .from(payment)
    .where(and(eq(payment.orderId, orderId), eq(payment.provider, 'mollie')))
    .orderBy(desc(payment.id));
}

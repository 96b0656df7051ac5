import { and, desc, eq, gte, isNotNull, or } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { order } from '../orders/tables.ts';
import { type PaymentStatus, payment } from './tables.ts';

export type Payment = typeof payment.$inferSelect;

export const underWay: readonly PaymentStatus[] = ['new', 'open', 'pending', 'authorized'];

/** Money may still come of it. */
export function isUnderWay({ status }: { status: PaymentStatus }): boolean {
  return underWay.includes(status);
}

/** By what the provider calls it, or by its reference. */
export async function findPayment(db: Queryable, name: string): Promise<Payment | null> {
  const [row] = await db
    .select()
    .from(payment)
    .where(or(eq(payment.providerId, name), eq(payment.reference, name)))
    .limit(1);
  return row ?? null;
}

/** The reference of what a customer began last to pay on a page of the provider, since a moment; null: nothing. */
export async function lastReference(
  db: Queryable,
  { customerId, since }: { customerId: number; since: Date },
): Promise<string | null> {
  const [row] = await db
    .select({ reference: payment.reference })
    .from(payment)
    .innerJoin(order, eq(order.id, payment.orderId))
    .where(and(eq(order.customerId, customerId), isNotNull(payment.providerId), gte(payment.createdAt, since)))
    .orderBy(desc(payment.id))
    .limit(1);
  return row?.reference ?? null;
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

/** A provider that made it has told of it long before. What it never made, as where it was away, must not keep what goes back from being credited. */
const unheardMs = 3_600_000;

/** Until when an order may be paid by what the provider made and the shop, which was killed before the answer, knows no id of: it cannot ask for that. Null: it is not. */
export async function unheardUntil(db: Queryable, orderId: number, now: Date): Promise<Date | null> {
  const unheard = (await providerPayments(db, orderId)).filter(({ providerId }) => providerId === null);
  const until = Math.max(...unheard.map(({ updatedAt }) => updatedAt.getTime() + unheardMs));
  return until > now.getTime() ? new Date(until) : null;
}

import { orderStatusIds } from '@mise/rules/order-state.ts';
import { and, eq, exists, inArray, isNull, lt, ne, not, or, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { forgetBuyers } from '../orders/forget-buyers.ts';
import { order } from '../orders/tables.ts';
import { underWay } from './find-payment.ts';
import { payment, paymentEntry } from './tables.ts';

/** A buyer who asks so much later (ms) what became of it can still be answered. */
const keptMs = 7 * 86_400_000;

/**
 * Forgets whose it was, and where it was to go, of what was to be paid before it became an order and was called off (docs/decisions/0030): it never was
 * one, and no money came for it that would have to go back. Resolves to how many these were.
 */
export function forgetUnplaced(db: Queryable, { now, limit }: { now: Date; limit: number }): Promise<number> {
  return forget(db, lt(order.updatedAt, new Date(now.getTime() - keptMs)), limit);
}

/** The same at once, of customers who go. */
export async function forgetUnplacedOf(db: Queryable, customerIds: readonly number[]): Promise<void> {
  await forget(db, inArray(order.customerId, [...customerIds]));
}

async function forget(db: Queryable, which: SQL, limit?: number): Promise<number> {
  const isKept = db
    .select({ id: payment.id })
    .from(payment)
    .leftJoin(paymentEntry, eq(paymentEntry.paymentId, payment.id))
    .where(and(eq(payment.orderId, order.id), or(inArray(payment.status, underWay), ne(paymentEntry.kind, 'attempt'))));
  const found = db
    .select({ id: order.id })
    .from(order)
    .where(
      and(
        which,
        eq(order.statusId, orderStatusIds.canceled),
        isNull(order.basketId),
        ne(order.email, ''),
        not(exists(isKept)),
      ),
    );
  const ids = (await (limit === undefined ? found : found.limit(limit))).map(({ id }) => id);
  if (ids.length === 0) return 0;
  await forgetBuyers(db, ids);
  return ids.length;
}

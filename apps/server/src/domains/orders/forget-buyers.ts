import { orderStatusIds } from '@mise/rules/order-state.ts';
import { and, inArray, lt, ne } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { defaultCustomerClassId } from '../customers/customer-class.ts';
import { customer } from '../customers/tables.ts';
import { keptSince } from '../shop/kept-since.ts';
import { changeAccessKeys } from './change-access-keys.ts';
import { order, orderAddress, orderItem } from './tables.ts';

/** Full years after the one in which something last happened to an order: invoices and what is booked by them (§ 147 AO, § 257 HGB). */
const keptYears = 8;

/** Some orders, locked, that have been kept for as long as the law asks, and of which is still known whose they were. */
export async function holdOldOrders(db: Queryable, { now, limit }: { now: Date; limit: number }): Promise<number[]> {
  const isOver = lt(order.updatedAt, keptSince(now, keptYears));
  const found = await db
    .select({ id: order.id })
    .from(order)
    .where(and(isOver, ne(order.email, ''), ne(order.statusId, orderStatusIds.prepared)))
    .limit(limit)
    .for('update', { skipLocked: true });
  return found.map(({ id }) => id);
}

/** Takes out of orders who bought, what they wrote, and where it went. */
export async function forgetBuyers(db: Queryable, orderIds: readonly number[]): Promise<void> {
  const ids = [...orderIds];
  await db.delete(orderAddress).where(inArray(orderAddress.orderId, ids));
  await db.update(orderItem).set({ properties: [] }).where(inArray(orderItem.orderId, ids));
  const nobody = { email: '', contactWish: null, customerSign: null, shippingServices: [] };
  await db
    .update(order)
    .set({ ...nobody, vatStanding: null, vatRecheck: null })
    .where(inArray(order.id, ids));
}

/** No account lists them any more, no link opens them, and no carrier's page shows where they went. */
export async function giveToNobody(db: Queryable, orderIds: readonly number[], now: Date): Promise<void> {
  const nobody = { kind: 'guest' as const, customerClassId: defaultCustomerClassId, createdAt: now };
  const [owner] = await db.insert(customer).values(nobody).returning({ id: customer.id });
  if (!owner) throw new Error('the customer was not stored');
  await db
    .update(order)
    .set({
      customerId: owner.id,
      companyId: null,
      isOfGuest: true,
      trackingNumber: '',
      trackingUrl: '',
      referrerId: null,
    })
    .where(inArray(order.id, [...orderIds]));
  await changeAccessKeys(db, owner.id);
}

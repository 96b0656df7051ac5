import { timingSafeEqual } from 'node:crypto';
import { asc, desc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { order, orderAddress, orderItem, orderVat } from './tables.ts';

export type StoredOrder = {
  order: typeof order.$inferSelect;
  items: (typeof orderItem.$inferSelect)[];
  vats: (typeof orderVat.$inferSelect)[];
  addresses: (typeof orderAddress.$inferSelect)[];
};

export async function findOrderOfBasket(db: Queryable, basketId: number): Promise<{ id: number } | null> {
  const [row] = await db.select({ id: order.id }).from(order).where(eq(order.basketId, basketId)).limit(1);
  return row ?? null;
}

/** An order with everything that was stored with it, or null. */
export async function loadOrder(db: Queryable, orderId: number): Promise<StoredOrder | null> {
  const [row] = await db.select().from(order).where(eq(order.id, orderId)).limit(1);
  if (!row) return null;
  const items = await db
    .select()
    .from(orderItem)
    .where(eq(orderItem.orderId, orderId))
    .orderBy(asc(orderItem.position));
  const vats = await db.select().from(orderVat).where(eq(orderVat.orderId, orderId)).orderBy(desc(orderVat.rate));
  const addresses = await db.select().from(orderAddress).where(eq(orderAddress.orderId, orderId));
  return { order: row, items, vats, addresses };
}

/** The order that a key opens, or null. Whether an order exists at all cannot be told from the time this takes. */
export async function openOrder(
  db: Queryable,
  input: { orderId: number; accessKey: string },
): Promise<StoredOrder | null> {
  const [row] = await db.select({ key: order.accessKey }).from(order).where(eq(order.id, input.orderId)).limit(1);
  return isSameKey(row?.key ?? '', input.accessKey) ? loadOrder(db, input.orderId) : null;
}

function isSameKey(storedKey: string, accessKey: string): boolean {
  const known = Buffer.from(storedKey);
  const given = Buffer.from(accessKey);
  return known.length > 0 && known.length === given.length && timingSafeEqual(known, given);
}

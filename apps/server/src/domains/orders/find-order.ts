import { timingSafeEqual } from 'node:crypto';
import { largestId } from '@mise/contract/limits.ts';
import { orderStatusIds } from '@mise/rules/order-state.ts';
import { and, asc, desc, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import type { DraftAddress } from './order-draft.ts';
import { order, orderAddress, orderItem, orderVat } from './tables.ts';

export type StoredOrder = {
  order: typeof order.$inferSelect;
  items: (typeof orderItem.$inferSelect)[];
  vats: (typeof orderVat.$inferSelect)[];
  addresses: (typeof orderAddress.$inferSelect)[];
};

export type OrderOfBasket = Pick<
  StoredOrder['order'],
  | ('id' | 'statusId' | 'email' | 'shippingProfileId' | 'paymentMethodId' | 'basketVersion')
  | ('totalGross' | 'giftCardAmount' | 'delivery' | 'shippingServices' | 'legalTexts')
>;

export async function findOrderOfBasket(db: Queryable, basketId: number): Promise<OrderOfBasket | null> {
  const { id, statusId, email, shippingProfileId, paymentMethodId, basketVersion } = order;
  const { totalGross, giftCardAmount, delivery, shippingServices, legalTexts } = order;
  const [row] = await db
    .select({
      ...{ id, statusId, email, shippingProfileId, paymentMethodId, basketVersion },
      ...{ totalGross, giftCardAmount, delivery, shippingServices, legalTexts },
    })
    .from(order)
    .where(eq(order.basketId, basketId))
    .limit(1);
  return row ?? null;
}

/** What opens the order that a basket became; null where that was canceled since. */
export async function findPlacedOrder(
  db: Queryable,
  basketId: number,
): Promise<{ id: number; accessKey: string } | null> {
  const { prepared, canceled } = orderStatusIds;
  const [row] = await db
    .select({ id: order.id, accessKey: order.accessKey })
    .from(order)
    .where(and(eq(order.basketId, basketId), notInArray(order.statusId, [prepared, canceled])))
    .limit(1);
  return row ?? null;
}

/** Where the invoice and the goods of an order go, as it was when that was written. */
export async function addressesOfOrder(
  db: Queryable,
  orderId: number,
): Promise<{ billing: DraftAddress | undefined; delivery: DraftAddress | undefined }> {
  const { typeId, countryId, stateId, fields } = orderAddress;
  const rows = await db
    .select({ typeId, address: { countryId, stateId, fields } })
    .from(orderAddress)
    .where(eq(orderAddress.orderId, orderId));
  const ofType = (type: number) => rows.find((row) => row.typeId === type)?.address;
  return { billing: ofType(1), delivery: ofType(2) };
}

/**
 * The order that somebody means by its number, in whatever words it stands, and its mail address; null where there is none or more than
 * one. It opens nothing: a number is counted up, and an address may be known to others.
 */
export async function findNamedOrder(
  db: Queryable,
  { contract, email }: { contract: string; email: string },
): Promise<number | null> {
  const numbers = (contract.match(/\d+/g) ?? []).map(Number).filter((number) => number <= largestId);
  if (numbers.length === 0) return null;
  const isNamed = and(inArray(order.id, numbers), eq(sql`lower(${order.email})`, email.toLowerCase()));
  const [row, ...more] = await db
    .select({ id: order.id })
    .from(order)
    .where(and(isNamed, ne(order.statusId, orderStatusIds.prepared)))
    .limit(2);
  return row && more.length === 0 ? row.id : null;
}

/** Which of these customers have an order. */
export async function customersWithOrders(db: Queryable, customerIds: readonly number[]): Promise<Set<number>> {
  const rows = await db
    .selectDistinct({ id: order.customerId })
    .from(order)
    .where(inArray(order.customerId, [...customerIds]));
  return new Set(rows.map(({ id }) => id));
}

/** An order with everything that was stored with it, or null. */
export async function loadOrder(db: Queryable, orderId: number): Promise<StoredOrder | null> {
  const [row] = await statements.head(db).execute({ orderId });
  if (!row) return null;
  const items = await statements.items(db).execute({ orderId });
  const vats = await statements.vats(db).execute({ orderId });
  const addresses = await statements.addresses(db).execute({ orderId });
  return { order: row, items, vats, addresses };
}

const orderId = sql.placeholder('orderId');

const statements = {
  head: prepareOnce((db) => db.select().from(order).where(eq(order.id, orderId)).limit(1).prepare('order_head')),
  items: prepareOnce((db) =>
    db
      .select()
      .from(orderItem)
      .where(eq(orderItem.orderId, orderId))
      .orderBy(asc(orderItem.position))
      .prepare('order_items'),
  ),
  vats: prepareOnce((db) =>
    db.select().from(orderVat).where(eq(orderVat.orderId, orderId)).orderBy(desc(orderVat.rate)).prepare('order_vats'),
  ),
  addresses: prepareOnce((db) =>
    db.select().from(orderAddress).where(eq(orderAddress.orderId, orderId)).prepare('order_addresses'),
  ),
};

/** The order that a key opens, or null. Whether an order exists at all cannot be told from the time this takes. */
export async function openOrder(
  db: Queryable,
  input: { orderId: number; accessKey: string },
): Promise<StoredOrder | null> {
  const [row] = await db.select({ key: order.accessKey }).from(order).where(eq(order.id, input.orderId)).limit(1);
  const opened = isSameKey(row?.key ?? '', input.accessKey) ? await loadOrder(db, input.orderId) : null;
  return opened && isPlaced(opened) ? opened : null;
}

/** Whether it is an order: one that is only prepared is shown to nobody. */
export function isPlaced({ order: { statusId } }: StoredOrder): boolean {
  return statusId !== orderStatusIds.prepared;
}

function isSameKey(storedKey: string, accessKey: string): boolean {
  const known = Buffer.from(storedKey);
  const given = Buffer.from(accessKey);
  return known.length > 0 && known.length === given.length && timingSafeEqual(known, given);
}

import { isAllowed, orderStateOf, orderStatusIds } from '@mise/rules/order-state.ts';
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Queryable, Transaction } from '../../db/database.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { announceItems, itemsShowing } from '../catalog/announce-items.ts';
import { stock } from '../catalog/tables/variations.ts';
import { order, orderStock } from './tables.ts';

/** Nothing was paid of it but by gift card, and the shop waits for the rest. */
export const isUnpaid = and(
  eq(order.statusId, orderStatusIds.waitingForPayment),
  eq(order.paidAmount, order.giftCardAmount),
);

/** Its goods are held while it is paid; whatever came of that, it is no order until all of it has come. */
const isPrepared = eq(order.statusId, orderStatusIds.prepared);

/** Set aside for whoever fetches and pays them, who has paid nothing but by gift card, and did not come in time. `paidWhenFetched`: methods of which that is so. */
function isNotFetched(now: Date, paidWhenFetched: readonly string[]) {
  return and(
    eq(order.statusId, orderStatusIds.clearedForDispatch),
    isNotNull(order.holdEndsAt),
    inArray(order.paymentMethodKey, [...paidWhenFetched]),
    eq(order.paidAmount, order.giftCardAmount),
    lt(order.paidAmount, order.totalGross),
    eq(order.creditedAmount, 0),
    lt(order.holdEndsAt, now),
  );
}

/** Where due dates are counted: the confirmation names the day, which is the buyer's to its end. */
export const dueDay = sql`(${order.createdAt} AT TIME ZONE 'Europe/Berlin')::date + ${order.paymentDays}`;

export function today(now: Date) {
  return sql`(${now.toISOString()}::timestamptz AT TIME ZONE 'Europe/Berlin')::date`;
}

/** Its money was promised until a day that is over, or did not come from a payment page; or nobody fetched it. */
function isOver(now: Date, paidWhenFetched: readonly string[]) {
  const ended = hasEnded(now);
  return or(and(isUnpaid, ended), and(isPrepared, ended), isNotFetched(now, paidWhenFetched));
}

function hasEnded(now: Date) {
  return or(lt(order.holdEndsAt, now), and(isNull(order.holdEndsAt), lt(dueDay, today(now))));
}

/** Orders whose money was promised until a day that is over, or did not come from a payment page, and those that nobody fetched, by number. */
export async function findEndedHolds(
  db: Queryable,
  {
    now,
    after,
    limit,
    paidWhenFetched,
  }: { now: Date; after: number; limit: number; paidWhenFetched: readonly string[] },
): Promise<number[]> {
  // Each of them finds its few orders by an index of its own; in one condition they read all that there are.
  const those = (condition: SQL | undefined) =>
    db
      .select({ id: order.id })
      .from(order)
      .where(and(gt(order.id, after), condition));
  const ended = hasEnded(now);
  const rows = await unionAll(
    those(and(isUnpaid, ended)),
    those(and(isPrepared, ended)),
    those(isNotFetched(now, paidWhenFetched)),
  )
    .orderBy(asc(order.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/**
 * Cancels an order that was not paid, or not fetched, in time, or calls off what was only prepared, and gives back what it took out of the stock. True where
 * its buyer is to hear of it: nobody does of what was prepared. Does nothing where it is not so any more: two processes may try at once, the money has come, or the buyer, while the
 * provider was asked, chose a method that holds the goods longer.
 */
export async function endHold(
  db: Transaction,
  { orderId, now, paidWhenFetched }: { orderId: number; now: Date; paidWhenFetched: readonly string[] },
): Promise<boolean> {
  const held = await lockOrder(db, and(eq(order.id, orderId), or(isPrepared, isOver(now, paidWhenFetched))));
  if (held) await giveUp(db, { order: held, now });
  return held !== undefined && held.statusId !== orderStatusIds.prepared;
}

/** The same for an order that the shop cancels, whatever was paid of it. False where that may not be: it is unknown, under way, or was canceled before. */
export async function cancelPlaced(
  db: Transaction,
  { orderId, now }: { orderId: number; now: Date },
): Promise<boolean> {
  const placed = await lockOrder(db, and(eq(order.id, orderId), ne(order.statusId, orderStatusIds.prepared)));
  if (!placed || !isAllowed(orderStateOf(placed.statusId), 'cancel')) return false;
  await giveUp(db, { order: placed, now });
  return true;
}

type LockedOrder = Pick<typeof order.$inferSelect, 'id' | 'statusId' | 'paidAmount' | 'giftCardAmount'>;

async function lockOrder(db: Transaction, condition: SQL | undefined): Promise<LockedOrder | undefined> {
  const { id, statusId, paidAmount, giftCardAmount } = order;
  const [row] = await db
    .select({ id, statusId, paidAmount, giftCardAmount })
    .from(order)
    .where(condition)
    .for('update');
  return row;
}

async function giveUp(db: Transaction, { order: held, now }: { order: LockedOrder; now: Date }): Promise<void> {
  const { canceled, prepared } = orderStatusIds;
  const { id: orderId } = held;
  const wasPlaced = held.statusId !== prepared;
  // What never became an order leaves its basket to the next one.
  const changes = { statusId: canceled, updatedAt: now, ...(!wasPlaced && { basketId: null }) };
  await db.update(order).set(changes).where(eq(order.id, orderId));
  const taken = await db.select().from(orderStock).where(eq(orderStock.orderId, orderId));
  const variationIds = taken.map(({ variationId }) => variationId);
  // Locked in ascending order, as orders take them.
  const given = db
    .select({ variationId: stock.variationId, pieces: sql<number>`${orderStock.quantity}`.as('pieces') })
    .from(stock)
    .innerJoin(orderStock, eq(orderStock.variationId, stock.variationId))
    .where(eq(orderStock.orderId, orderId))
    .orderBy(stock.variationId)
    .for('update', { of: stock })
    .as('given');
  await db
    .update(stock)
    .set({ quantity: sql`${stock.quantity} + ${given.pieces}` })
    .from(given)
    .where(eq(stock.variationId, given.variationId));
  if (held.paidAmount > held.giftCardAmount) {
    await enqueue(db, { task: 'refund-surplus', payload: { orderId }, key: `refund-surplus-${orderId}` });
  }
  await announceItems(db, await itemsShowing(db, variationIds));
}

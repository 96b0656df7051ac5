import { orderStatusIds } from '@mise/rules/order-state.ts';
import { type AnyColumn, and, eq, inArray, lt, ne, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../../db/database.ts';
import { jsonRows } from '../../db/json.ts';
import { order, orderStock } from './tables.ts';

/** What a guest has ordered and not paid: the sum in minor units, and pieces by variation. */
export type UnpaidHolds = { amount: number; pieces: Map<number, number> };

/** Of each order whose money is still to come what is open, and what it took out of the stock. */
export type UnpaidOrder = {
  open: number;
  /** It is what the open basket is paid for, before it becomes an order. */
  isOfBasket: boolean;
  taken: { variationId: number; quantity: number }[];
};

/**
 * SQL: all unpaid orders of a guest count together: those of the session, and those to the same mail address (`isOrderOf`). `paidWhenFetched`: methods
 * whose goods are set aside unpaid, without credit.
 */
export function unpaidOrdersOf(
  guest: Orderer,
  { openBasketId, paidWhenFetched }: { openBasketId: AnyColumn; paidWhenFetched: readonly string[] },
): SQL<UnpaidOrder[]> {
  const { waitingForPayment, prepared, clearedForDispatch } = orderStatusIds;
  const isSetAside = and(
    eq(order.statusId, clearedForDispatch),
    inArray(order.paymentMethodKey, [...paidWhenFetched]),
    lt(order.paidAmount, sql`${order.totalGross} - ${order.creditedAmount}`),
  );
  return jsonRows(
    {
      open: sql<number>`${order.totalGross} - ${order.creditedAmount} - ${order.paidAmount}`,
      isOfBasket: sql<boolean>`coalesce(${order.basketId} = ${openBasketId}, false)`,
      taken: jsonRows(
        { variationId: orderStock.variationId, quantity: orderStock.quantity },
        sql`FROM ${orderStock} WHERE ${eq(orderStock.orderId, order.id)}`,
      ),
    },
    sql`FROM ${order} WHERE ${or(inArray(order.statusId, [waitingForPayment, prepared]), isSetAside)}
      AND ${isOrderOf(guest)}`,
  );
}

/**
 * Which orders count. To an address that nobody has confirmed: all, whoever placed them. To a confirmed one (`isProven`): those of this account, and of
 * one with that address before it that was deleted or got another address. What guests and other accounts ordered under it does not: whoever knows
 * the address could keep its owner from ordering.
 */
export type Orderer = { id: SQLWrapper; email: SQLWrapper; isProven: SQLWrapper };

export function isOrderOf({ id, email, isProven }: Orderer): SQL {
  const isOwn = sql`${order.customerId} = ${id} AND NOT (${isProven} AND ${order.isOfGuest})`;
  const isOfAddress = sql`lower(${order.email}) = lower(${email}) AND (${order.isOfFormerOwner} OR NOT ${isProven})`;
  return sql`((${isOwn}) OR (${isOfAddress}))`;
}

/**
 * What an account ordered under the address that is known to be its own goes on counting for that once it is deleted, or has another one: else that
 * would pay all it owes.
 */
export async function keepOwing(
  db: Queryable,
  { id, account }: { id: number; account: { email: string; isConfirmed: boolean } },
): Promise<void> {
  if (!account.isConfirmed) return;
  const isTheirs = and(eq(order.customerId, id), eq(sql`lower(${order.email})`, account.email));
  await db
    .update(order)
    .set({ isOfFormerOwner: true })
    .where(and(isTheirs, eq(order.isOfGuest, false)));
}

/** What whoever opened an account ordered with it before its address was known to be of another, counts as what guests order under that. */
export async function disownOrders(db: Queryable, customerId: number): Promise<void> {
  const isPlaced = ne(order.statusId, orderStatusIds.prepared);
  await db
    .update(order)
    .set({ isOfGuest: true })
    .where(and(eq(order.customerId, customerId), isPlaced));
}

export function toUnpaidHolds(orders: readonly UnpaidOrder[]): UnpaidHolds {
  const others = orders.filter(({ isOfBasket }) => !isOfBasket);
  return {
    amount: others.reduce((sum, { open }) => sum + open, 0),
    pieces: piecesOf(others),
  };
}

/** Pieces that are held for a payment of the open basket itself, by variation: its next order takes the place of that. */
export function heldForBasket(orders: readonly UnpaidOrder[]): Map<number, number> {
  return piecesOf(orders.filter(({ isOfBasket }) => isOfBasket));
}

function piecesOf(orders: readonly UnpaidOrder[]): Map<number, number> {
  const pieces = new Map<number, number>();
  for (const { variationId, quantity } of orders.flatMap(({ taken }) => taken)) {
    pieces.set(variationId, (pieces.get(variationId) ?? 0) + quantity);
  }
  return pieces;
}

/**
 * Orders of one customer, and of one mail address, are placed or changed one after the other, so that each counts the others. To be called before stock
 * is taken. The customer comes first: who holds an address waits for none.
 */
export async function lockUnpaidHolds(
  db: Transaction,
  { id, email }: { id: number; email: string | null },
): Promise<void> {
  const subjects = [`unpaid:customer:${id}`, ...(email === null ? [] : [`unpaid:${email.toLowerCase()}`])];
  for (const subject of subjects) await db.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${subject}, 0))`);
}

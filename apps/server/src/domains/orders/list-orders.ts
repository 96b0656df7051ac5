import { type OrderState, orderStatusIds } from '@mise/rules/order-state.ts';
import { and, asc, count, eq, ne, notInArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { country } from '../shop/tables.ts';
import type { StoredOrder } from './find-order.ts';
import { mailedProfileId } from './mailed.ts';
import { awaitedCredit } from './owed-amount.ts';
import { order, orderAddress, orderItem } from './tables.ts';

export type ListedState = Exclude<OrderState, 'prepared'>;

export type ListedOrder = Stored & {
  /** Articles; a set counts once. */
  lines: number;
  /** Where its goods go. */
  address: { companyName: string; name: string; zipCode: string; city: string; countryCode: string };
};

type Stored = Pick<
  StoredOrder['order'],
  | ('id' | 'createdAt' | 'dispatchedAt' | 'statusId' | 'currency' | 'totalGross' | 'paidAmount' | 'creditedAmount')
  | ('paymentMethodName' | 'shippingProfileName' | 'delivery' | 'contactWish')
>;

/**
 * Orders of a state, and how many there are. Those that somebody has to do something about come the oldest first, the others the latest first.
 * Of those that are ready to leave gift cards alone are left out: they go by mail, and by themselves.
 */
export async function listOrders(
  db: Queryable,
  { state, limit }: { state: ListedState; limit: number },
): Promise<{ orders: ListedOrder[]; count: number }> {
  const isAwaited = state === 'waitingForPayment' || state === 'clearedForDispatch';
  const isListed = and(
    eq(order.statusId, orderStatusIds[state]),
    state === 'clearedForDispatch' ? ne(order.shippingProfileId, mailedProfileId) : undefined,
    // Called off before it became an order.
    ne(order.email, ''),
  );
  const lines = db
    .select({ lines: count() })
    .from(orderItem)
    .where(and(eq(orderItem.orderId, order.id), notInArray(orderItem.typeId, notArticles)));
  const rows = await db
    .select({
      stored: {
        id: order.id,
        createdAt: order.createdAt,
        dispatchedAt: order.dispatchedAt,
        statusId: order.statusId,
        currency: order.currency,
        totalGross: order.totalGross,
        paidAmount: order.paidAmount,
        creditedAmount: sql`${order.creditedAmount} + ${awaitedCredit}`.mapWith(order.creditedAmount),
        paymentMethodName: order.paymentMethodName,
        shippingProfileName: order.shippingProfileName,
        delivery: order.delivery,
        contactWish: order.contactWish,
      },
      lines: sql`(${lines})`.mapWith(Number),
      fields: orderAddress.fields,
      countryCode: country.iso2,
    })
    .from(order)
    .innerJoin(orderAddress, and(eq(orderAddress.orderId, order.id), eq(orderAddress.typeId, 2)))
    .innerJoin(country, eq(country.id, orderAddress.countryId))
    .where(isListed)
    .orderBy(isAwaited ? asc(order.id) : sql`${order.dispatchedAt} DESC NULLS LAST, ${order.id} DESC`)
    .limit(limit);
  const [all] = await db.select({ count: count() }).from(order).where(isListed);
  const orders = rows.map(({ stored, lines: ofOrder, fields, countryCode }) => {
    const { companyName, firstName, lastName, zipCode, city } = fields;
    const address = { companyName, name: `${firstName} ${lastName}`.trim(), zipCode, city, countryCode };
    return { ...stored, lines: ofOrder, address };
  });
  return { orders, count: all?.count ?? 0 };
}

/** Components of sets, and coupons. */
const notArticles = [2, 4];

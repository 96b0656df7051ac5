import type { MinorAmount } from '@mise/rules/money.ts';
import { orderStatusIds } from '@mise/rules/order-state.ts';
import { eq, gt, isNotNull, ne, not, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../db/database.ts';
import { jsonRows } from '../../db/json.ts';
import { blockedAccountOf } from '../customers/blocked-address.ts';
import { account, customer } from '../customers/tables.ts';
import { awaitedCredit } from '../orders/owed-amount.ts';
import { order } from '../orders/tables.ts';
import { isOrderOf, type Orderer } from '../orders/unpaid-holds.ts';
import { behaviorOf } from './payment-behavior.ts';
import type { PaymentMethod } from './payment-methods.ts';

/** What a customer ordered by a method and has not paid. */
export type OpenAmount = { methodKey: string; open: MinorAmount };

/** The limit of a class for what is open on credit by this method, in minor units; null: there is none. */
export function creditLimitOf(method: Pick<PaymentMethod, 'key' | 'classes'>, customerClassId: number): number | null {
  if (!behaviorOf(method.key).isCredit) return null;
  return method.classes.find((each) => each.customerClassId === customerClassId)?.creditLimit ?? null;
}

/** SQL: what is to be paid of an order that is not canceled, but for what is about to be credited. */
const owedOf = sql`(${order.totalGross} - ${order.creditedAmount} - ${awaitedCredit})`;

/** SQL: what is open, by method: of the customer in any session, and of orders to the same mail address. */
export function openAmountsOf(orderer: Orderer): SQL<OpenAmount[]> {
  return jsonRows(
    { methodKey: order.paymentMethodKey, open: sql<number>`sum(${owedOf} - ${order.paidAmount})` },
    sql`FROM ${order}
      WHERE ${isOrderOf(orderer)}
        AND ${ne(order.statusId, orderStatusIds.canceled)} AND ${gt(owedOf, order.paidAmount)}
      GROUP BY ${order.paymentMethodKey}`,
  );
}

const known = alias(order, 'known');

/** SQL: `known` was placed by an account whose address is known to be its own. */
const isProven = sql<boolean>`(${not(known.isOfGuest)} AND ${isNotNull(account.confirmedAt)})`;

/**
 * Of whoever placed this order. `isTold`: the amounts are shown to whoever holds the order. Then orders to its mail address count only where its
 * account has confirmed that, and those of an account that took over this order of a guest do not count.
 */
export async function readOpenAmounts(
  db: Queryable,
  { id, isTold }: { id: number; isTold: boolean },
): Promise<OpenAmount[]> {
  const email = isTold ? sql`CASE WHEN ${isProven} THEN ${known.email} END` : known.email;
  const ownId = sql`CASE WHEN NOT (${known.isOfGuest} AND ${eq(customer.kind, 'account')}) THEN ${known.customerId} END`;
  const [row] = await db
    .select({ amounts: openAmountsOf({ id: isTold ? ownId : known.customerId, email, isProven }) })
    .from(known)
    .innerJoin(customer, eq(customer.id, known.customerId))
    .leftJoin(account, eq(account.customerId, known.customerId))
    .where(eq(known.id, id));
  return row?.amounts ?? [];
}

/** Whoever placed an order, as they are today: the owner may have given them another class since, or blocked them. */
export async function readOrderer(
  db: Queryable,
  orderId: number,
): Promise<{ customerClassId: number; isProven: boolean; isBlocked: boolean }> {
  const [row] = await db
    .select({
      customerClassId: customer.customerClassId,
      isProven,
      isBlocked: sql<boolean>`(${account.isBlocked} IS TRUE OR EXISTS (${blockedAccountOf(db, known.email)}))`,
    })
    .from(known)
    .innerJoin(customer, eq(customer.id, known.customerId))
    .leftJoin(account, eq(account.customerId, known.customerId))
    .where(eq(known.id, orderId));
  if (!row) throw new Error(`order ${orderId} does not exist`);
  return row;
}

/** In minor units. */
export function openBy(method: Pick<PaymentMethod, 'key'>, amounts: readonly OpenAmount[]): MinorAmount {
  return amounts.find(({ methodKey }) => methodKey === method.key)?.open ?? 0;
}

import { inLanguage } from '@mise/rules/languages.ts';
import { and, desc, eq, gt, inArray, isNull, type SQL } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { StoredOrder } from '../orders/find-order.ts';
import { payment, paymentEntry, paymentMethod } from './tables.ts';
import { usualMethods } from './usual-methods.ts';

export type NamedOrder = Pick<StoredOrder['order'], 'id' | 'language' | 'paymentMethodKey' | 'paymentMethodName'>;

/**
 * What the way is called on which money came for an order last, but for gift cards, in its language: who had begun to pay on one way may have chosen
 * another since, and pay all the same.
 */
export function methodOfMoney(db: Queryable, order: NamedOrder): Promise<string> {
  const isMoney = and(inArray(paymentEntry.kind, ['captured', 'authorized']), gt(paymentEntry.amount, 0));
  return nameOf(db, order, and(isMoney, isNull(payment.giftCardId)));
}

/** The same of an entry of its ledger, such as a refund. */
export function methodOfEntry(db: Queryable, order: NamedOrder, entryId: number): Promise<string> {
  return nameOf(db, order, eq(paymentEntry.id, entryId));
}

async function nameOf(db: Queryable, order: NamedOrder, which: SQL | undefined): Promise<string> {
  const [row] = await db
    .select({ key: payment.methodKey, names: paymentMethod.names })
    .from(paymentEntry)
    .innerJoin(payment, eq(payment.id, paymentEntry.paymentId))
    .leftJoin(paymentMethod, eq(paymentMethod.key, payment.methodKey))
    .where(and(eq(payment.orderId, order.id), which))
    .orderBy(desc(paymentEntry.id))
    .limit(1);
  if (!row || row.key === order.paymentMethodKey) return order.paymentMethodName;
  const names = row.names ?? usualMethods.find(({ key }) => key === row.key)?.names;
  return inLanguage(names, order.language) ?? order.paymentMethodName;
}

import { orderStatusIds } from '@mise/rules/order-state.ts';
import { and, eq, gt, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import { order } from '../orders/tables.ts';
import { behaviorOf } from './payment-behavior.ts';
import type { PaymentMethod } from './payment-methods.ts';

/** The limit of a class for what is open on credit by this method, in minor units; null: there is none. */
export function creditLimitOf(method: Pick<PaymentMethod, 'key' | 'classes'>, customerClassId: number): number | null {
  if (!behaviorOf(method.key).isCredit) return null;
  return method.classes.find((each) => each.customerClassId === customerClassId)?.creditLimit ?? null;
}

/** What a customer ordered by a method and has not paid, in minor units: in any session, and to the same mail address. */
export async function openCredit(
  db: Queryable,
  { customer, methodKey }: { customer: { id: number; email: string | null }; methodKey: string },
): Promise<number> {
  const [row] = await creditOfCustomer(db).execute({ ...customer, methodKey });
  return row?.open ?? 0;
}

/** A cart asks for it with every page. */
const creditOfCustomer = prepareOnce((db) =>
  db
    .select({ open: sql<number>`coalesce(sum(${order.totalGross} - ${order.paidAmount}), 0)`.mapWith(Number) })
    .from(order)
    .where(
      and(
        or(
          eq(order.customerId, sql.placeholder('id')),
          eq(sql`lower(${order.email})`, sql`lower(${sql.placeholder('email')}::text)`),
        ),
        eq(order.paymentMethodKey, sql.placeholder('methodKey')),
        ne(order.statusId, orderStatusIds.canceled),
        gt(order.totalGross, order.paidAmount),
      ),
    )
    .prepare('credit_of_customer'),
);

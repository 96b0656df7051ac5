import { orderStatusIds } from '@mise/rules/order-state.ts';
import { and, eq, gt, ne, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
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
  const isTheirs = or(
    eq(order.customerId, customer.id),
    customer.email === null ? undefined : eq(sql`lower(${order.email})`, customer.email.toLowerCase()),
  );
  const open = sql<number>`coalesce(sum(${order.totalGross} - ${order.paidAmount}), 0)`.mapWith(Number);
  const [row] = await db
    .select({ open })
    .from(order)
    .where(
      and(
        isTheirs,
        eq(order.paymentMethodKey, methodKey),
        ne(order.statusId, orderStatusIds.canceled),
        gt(order.totalGross, order.paidAmount),
      ),
    );
  return row?.open ?? 0;
}

import { asc } from 'drizzle-orm';
import type { Shop } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { paymentMethod, paymentMethodClass } from './tables.ts';

/** `classes`: who may use it and how far, by customer class; none: everyone. */
export type PaymentMethod = typeof paymentMethod.$inferSelect & {
  classes: Pick<typeof paymentMethodClass.$inferSelect, 'customerClassId' | 'creditLimit' | 'isPreselected'>[];
};

/** The payment methods that are switched on, in the owner's order. */
export function activePaymentMethods(source: Pick<Shop, 'remember'>): Promise<PaymentMethod[]> {
  return source.remember('payment-methods', async (db) => {
    const methods = await readPaymentMethods(db);
    return methods.filter(({ isActive }) => isActive);
  });
}

/** All of them, as the database has them now. */
export async function readPaymentMethods(db: Queryable): Promise<PaymentMethod[]> {
  const methods = await db.select().from(paymentMethod).orderBy(asc(paymentMethod.position), asc(paymentMethod.id));
  const classes = await db.select().from(paymentMethodClass).orderBy(asc(paymentMethodClass.customerClassId));
  return methods.map((method) => ({ ...method, classes: classes.filter(({ methodId }) => methodId === method.id) }));
}

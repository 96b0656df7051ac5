import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { customerClass } from './tables.ts';

export type CustomerClass = typeof customerClass.$inferSelect;

/** Visitors without a login buy in this class. */
export const defaultCustomerClassId = 1;

/** The class whose prices and binding side hold for this call. */
export async function customerClassOf(context: Context): Promise<CustomerClass> {
  const session = await context.visitor.find();
  return session ? session.customerClass : defaultCustomerClass(context);
}

/** The class of everyone without a login. */
export function defaultCustomerClass(context: Context): Promise<CustomerClass> {
  return context.shop.remember('customer-class:default', async (db) => {
    const [row] = await db.select().from(customerClass).where(eq(customerClass.id, defaultCustomerClassId));
    if (!row) throw new Error('the default customer class is missing: seed the shop');
    return row;
  });
}

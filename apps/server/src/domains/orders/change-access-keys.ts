import { eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { order } from './tables.ts';

/** Gives the orders of a customer keys that nobody has: links that were mailed, or passed on, open them no more. */
export async function changeAccessKeys(db: Queryable, customerId: number): Promise<void> {
  // 122 random bits each.
  const newKey = sql`replace(gen_random_uuid()::text, '-', '')`;
  await db.update(order).set({ accessKey: newKey }).where(eq(order.customerId, customerId));
}

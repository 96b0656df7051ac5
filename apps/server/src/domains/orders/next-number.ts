import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database.ts';

/** Numbers never go back: a typing error would stay. */
export const mostSkipped = 100_000;

/**
 * Lets the numbers of orders go on from `next`, as after a backup was brought back that lacks the last ones. Resolves to the number that would have been
 * next; unless `next` is larger, by `mostSkipped` at most, nothing changes. What was set stays, also where the transaction is rolled back.
 */
export async function setNextNumber(tx: Transaction, next: number): Promise<number> {
  // Whoever places an order meanwhile waits, and gets one of the new numbers.
  await tx.execute(sql`LOCK TABLE orders IN SHARE ROW EXCLUSIVE MODE`);
  const { rows } = await tx.execute<{ due: string }>(
    sql`SELECT CASE WHEN is_called THEN last_value + 1 ELSE last_value END AS due FROM orders_id_seq`,
  );
  const due = Number(rows[0]?.due);
  if (next > due && next <= due + mostSkipped) await tx.execute(sql`SELECT setval('orders_id_seq', ${next}, false)`);
  return due;
}

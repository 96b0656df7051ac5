import { and, asc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { order } from '../orders/tables.ts';
import { keptSince } from '../shop/kept-since.ts';
import { withdrawal } from './tables.ts';

export type KeptWithdrawal = typeof withdrawal.$inferSelect & {
  /** Of the order that it means; null where none is known. */
  orderStatusId: number | null;
};

/** Those that nobody has seen to, or all; the oldest first. */
export async function listWithdrawals(db: Queryable, { isOpen }: { isOpen: boolean }): Promise<KeptWithdrawal[]> {
  const rows = await db
    .select({ withdrawal, orderStatusId: order.statusId })
    .from(withdrawal)
    .leftJoin(order, eq(order.id, withdrawal.orderId))
    .where(isOpen ? isNull(withdrawal.doneAt) : undefined)
    .orderBy(asc(withdrawal.id));
  return rows.map(({ withdrawal, orderStatusId }) => ({ ...withdrawal, orderStatusId }));
}

/** When somebody withdrew from an order, where nobody has seen to it yet. */
export async function openWithdrawalOf(db: Queryable, orderId: number): Promise<Date | undefined> {
  const [row] = await db
    .select({ receivedAt: withdrawal.receivedAt })
    .from(withdrawal)
    .where(and(eq(withdrawal.orderId, orderId), isNull(withdrawal.doneAt)))
    .orderBy(asc(withdrawal.id))
    .limit(1);
  return row?.receivedAt;
}

/** Resolves to the order that it means; undefined: there is no open one with this id. */
export async function endWithdrawal(
  db: Queryable,
  { id, now }: { id: number; now: Date },
): Promise<{ orderId: number | null } | undefined> {
  const [row] = await db
    .update(withdrawal)
    .set({ doneAt: now })
    .where(and(eq(withdrawal.id, id), isNull(withdrawal.doneAt)))
    .returning({ orderId: withdrawal.orderId });
  return row;
}

/** Full years after the one in which it came in: a business letter (§ 257 HGB, § 147 AO). */
const keptYears = 6;

/** Deletes some that have been kept for as long as the law asks. Resolves to how many. */
export async function forgetWithdrawals(db: Queryable, { now, limit }: { now: Date; limit: number }): Promise<number> {
  const old = db
    .select({ id: withdrawal.id })
    .from(withdrawal)
    .where(lt(withdrawal.receivedAt, keptSince(now, keptYears)))
    .limit(limit)
    .for('update', { skipLocked: true });
  const { rowCount } = await db.delete(withdrawal).where(inArray(withdrawal.id, old));
  return rowCount ?? 0;
}

/**
 * Whose withdrawals: those from the address that is known to be theirs. Not those from any order of the account: a stranger who ordered with one under an
 * address that they do not have would read who its owner is, who withdraws from that.
 */
type Owner = { account: { email: string; isConfirmed: boolean } };

export function withdrawalsOf(db: Queryable, owner: Owner) {
  return db.select().from(withdrawal).where(isOf(owner)).orderBy(asc(withdrawal.id));
}

/** Those that mean an order stay with it, and what nobody has seen to stays until somebody has. */
export async function deleteWithdrawals(db: Queryable, owner: Owner): Promise<void> {
  await db.delete(withdrawal).where(and(isOf(owner), isNull(withdrawal.orderId), isNotNull(withdrawal.doneAt)));
}

function isOf({ account }: Owner) {
  return account.isConfirmed ? eq(sql`lower(${withdrawal.email})`, account.email.toLowerCase()) : sql`false`;
}

import { sql } from 'drizzle-orm';
import { announceChange } from '../../db/changes.ts';
import type { Queryable, Transaction } from '../../db/database.ts';

/** Any number: the lock of those who change how the shop ships and is paid. */
const lockId = 716_004;

/** One of the owner's changes at a time, each of which sees what the one before did. Orders, which only read, do without. */
export async function lockWays(tx: Transaction): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(${lockId})`);
}

/** Has every process read them again, and drop the pages that say what shipping costs. */
export async function announceWays(tx: Queryable): Promise<void> {
  await announceChange(tx, ['ways']);
}

import { and, eq, gt, gte, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { variation } from '../domains/catalog/tables/variations.ts';
import { auditEntry } from '../domains/operators/tables.ts';
import { order, orderStock } from '../domains/orders/tables.ts';

/** An import that was killed is repeated within this time; a table that comes later has been counted anew. */
const repeatedMs = 12 * 3_600_000;

/** Between the numbers of articles, as the audit keeps them under `stockTaken`, beside the `tableChecksum`. */
export const separator = ', ';

/**
 * Numbers of articles whose stock this very table may not say any more, since it was begun to be taken a moment ago: those of which it was, and those
 * that were sold since.
 */
export async function stockToLeave(db: Queryable, tableChecksum: string, now: Date): Promise<Set<string>> {
  const takings = await readTakings(db, tableChecksum, now);
  const [first] = takings;
  return first ? new Set([...numbersOf(takings), ...(await soldSince(db, first.at))]) : new Set();
}

/** Those alone of which it was taken: what is sold while an import runs is no reason for it to leave the rest of its table. */
export async function stockTakenFrom(db: Queryable, tableChecksum: string, now: Date): Promise<string[]> {
  return numbersOf(await readTakings(db, tableChecksum, now));
}

type Taking = { at: Date; numbers: string };

function readTakings(db: Queryable, tableChecksum: string, now: Date): Promise<Taking[]> {
  const said = sql`${auditEntry.change} -> 'after'`;
  return db
    .select({ at: auditEntry.at, numbers: sql<string>`${said} ->> 'stockTaken'` })
    .from(auditEntry)
    .where(
      and(
        eq(auditEntry.operation, 'command.articleImport'),
        gt(auditEntry.at, new Date(now.getTime() - repeatedMs)),
        sql`${said} ->> 'tableChecksum' = ${tableChecksum}`,
      ),
    )
    .orderBy(auditEntry.id);
}

function numbersOf(takings: readonly Taking[]): string[] {
  return takings.flatMap(({ numbers }) => numbers.split(separator));
}

async function soldSince(db: Queryable, moment: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ number: variation.number })
    .from(orderStock)
    .innerJoin(order, eq(order.id, orderStock.orderId))
    .innerJoin(variation, eq(variation.id, orderStock.variationId))
    .where(gte(order.createdAt, moment));
  return rows.map(({ number }) => number);
}

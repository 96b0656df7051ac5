import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { auditEntry } from '../domains/operators/tables.ts';

/** An import that was killed is repeated within this time; a table that comes later has been counted anew. */
const repeatedMs = 12 * 3_600_000;

/** As the audit keeps it. */
export type TakenStock = { tableChecksum: string; stockTaken: string };

export const separator = ', ';

/** Numbers of the articles whose stock was taken from this very table a moment ago, of which some may have been sold since. */
export async function stockTakenFrom(db: Queryable, tableChecksum: string, now: Date): Promise<Set<string>> {
  const said = sql<TakenStock>`${auditEntry.change} -> 'after'`;
  const rows = await db
    .select({ numbers: sql<string>`${said} ->> 'stockTaken'` })
    .from(auditEntry)
    .where(
      and(
        eq(auditEntry.operation, 'command.articleImport'),
        gt(auditEntry.at, new Date(now.getTime() - repeatedMs)),
        sql`${said} ->> 'tableChecksum' = ${tableChecksum}`,
      ),
    );
  return new Set(rows.flatMap(({ numbers }) => numbers.split(separator)));
}

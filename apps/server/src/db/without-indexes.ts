import { sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';

/**
 * Does work on tables without their indexes, and makes these again when it is done: half the time where most rows of a
 * table are written. Those of keys stay. The tables are locked until the transaction ends, for readers too.
 */
export async function withoutIndexes<Result>(
  tx: Queryable,
  tables: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  const { rows } = await tx.execute<{ name: string; definition: string }>(sql`
    SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition FROM pg_index i
    WHERE i.indrelid = ANY(${sql.param(tables)}::regclass[])
      AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid)`);
  for (const { name } of rows) await tx.execute(sql.raw(`DROP INDEX ${name}`));
  const result = await work();
  for (const { definition } of rows) await tx.execute(sql.raw(definition));
  return result;
}

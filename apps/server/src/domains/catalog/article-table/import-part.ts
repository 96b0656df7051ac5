import { getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../db/database.ts';
import { lockCatalog } from '../catalog-version.ts';
import { changeItems } from '../change-items.ts';
import { item } from '../tables/items.ts';
import { variation } from '../tables/variations.ts';
import { TableRefused } from './cell-problem.ts';
import { type Group, groupRows } from './group-rows.ts';
import type { ItemPlan } from './plan-items.ts';
import { type Import, planPart } from './plan-part.ts';
import { writeItems } from './write-items.ts';

/**
 * Writes some items as a whole, by what they are once nobody else can change them: somebody may have since they were checked. To be called
 * in a transaction. Throws a TableRefused.
 */
export async function importPart(tx: Queryable, groups: readonly Group[], work: Import): Promise<ItemPlan[]> {
  await lockCatalog(tx);
  const present = await groupRows(
    tx,
    groups.flatMap(({ rows }) => rows),
    work.problems,
  );
  const added = present.filter(({ itemId }) => itemId === null).map(({ mainNumber }) => mainNumber);
  const items = await takeIds(tx, item, added);
  const ids = present.flatMap(({ itemId, mainNumber }) => itemId ?? items.get(mainNumber) ?? []);
  return changeItems({ db: tx }, ids, async ({ db }) => {
    const { plans, vocabulary } = await planPart(db, present, work);
    if (work.problems.length > 0) throw new TableRefused(work.problems);
    const fresh = plans.flatMap(({ articles }) => articles.filter(({ id }) => id === null).map(({ number }) => number));
    const { claimed } = work;
    await writeItems(db, plans, {
      vocabulary,
      claimed,
      ids: { items, variations: await takeIds(db, variation, fresh) },
    });
    return plans;
  });
}

/** An id for each number, as the table would give them. */
async function takeIds(tx: Queryable, table: PgTable, numbers: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    SELECT nextval(pg_get_serial_sequence(${getTableName(table)}, 'id'))::int AS id FROM generate_series(1, ${numbers.length}::int)`);
  return new Map(numbers.map((number, at) => [number, rows[at]?.id ?? 0]));
}

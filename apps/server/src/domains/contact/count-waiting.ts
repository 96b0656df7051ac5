import { and, asc, count, desc, eq, isNotNull } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { variation } from '../catalog/tables/variations.ts';
import { stockNotification } from './tables.ts';

/** How many addresses wait for an article; who did not confirm does not count. */
export async function countWaiting(db: Queryable, variationId: number): Promise<number> {
  const [row] = await db
    .select({ waiting: count() })
    .from(stockNotification)
    .where(and(eq(stockNotification.variationId, variationId), isNotNull(stockNotification.confirmedAt)));
  return row?.waiting ?? 0;
}

/** The articles that most wait for. */
export function mostAwaited(db: Queryable, limit: number): Promise<{ number: string; waiting: number }[]> {
  const waiting = count();
  return db
    .select({ number: variation.number, waiting })
    .from(stockNotification)
    .innerJoin(variation, eq(variation.id, stockNotification.variationId))
    .where(isNotNull(stockNotification.confirmedAt))
    .groupBy(variation.number)
    .orderBy(desc(waiting), asc(variation.number))
    .limit(limit);
}

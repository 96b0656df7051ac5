import { and, asc, gt, inArray, isNotNull, lt } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { payment } from './tables.ts';

/** Shoppers and webhooks have the first word. */
const quietMs = 2 * 60_000;

/** Payments under way that were not heard of lately, by number. What the provider was never told of cannot be asked for. */
export async function findUnsettled(
  db: Queryable,
  { now, after, limit }: { now: Date; after: number; limit: number },
): Promise<{ id: number; providerId: string }[]> {
  const rows = await db
    .select({ id: payment.id, providerId: payment.providerId })
    .from(payment)
    .where(
      and(
        gt(payment.id, after),
        isNotNull(payment.providerId),
        inArray(payment.status, ['open', 'pending', 'authorized']),
        lt(payment.updatedAt, new Date(now.getTime() - quietMs)),
      ),
    )
    .orderBy(asc(payment.id))
    .limit(limit);
  return rows.flatMap(({ id, providerId }) => (providerId === null ? [] : [{ id, providerId }]));
}

import { and, asc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { itemVariations } from '../catalog/item-variations.ts';
import { stockNotification } from './tables.ts';

const isWaiting = and(isNotNull(stockNotification.confirmedAt), isNull(stockNotification.notifiedAt));

/** Some of the variations that somebody waits for, in the order of their ids, behind `after`. */
export async function awaitedVariations(
  db: Queryable,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: stockNotification.variationId })
    .from(stockNotification)
    .where(and(isWaiting, gt(stockNotification.variationId, after)))
    .orderBy(asc(stockNotification.variationId))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Those of the variations that are shown and can be bought now. */
export async function buyableNow(
  db: Queryable,
  { variationIds, now }: { variationIds: readonly number[]; now: Date },
): Promise<number[]> {
  const all = [...(await itemVariations(db, { variationIds }, now)).values()].flat();
  const wanted = new Set(variationIds);
  return all.filter(({ id, isVisible, isSalable }) => wanted.has(id) && isVisible && isSalable).map(({ id }) => id);
}

/**
 * Notes of some who wait for these variations that they are told now, those first who asked first; no other process takes them, too.
 * Resolves to their ids.
 */
export async function takeRestocked(
  tx: Queryable,
  { variationIds, now, limit }: { variationIds: readonly number[]; now: Date; limit: number },
): Promise<number[]> {
  const some = tx
    .select({ id: stockNotification.id })
    .from(stockNotification)
    .where(and(isWaiting, inArray(stockNotification.variationId, [...variationIds])))
    .orderBy(asc(stockNotification.id))
    .limit(limit)
    .for('update', { skipLocked: true });
  const taken = await tx
    .update(stockNotification)
    .set({ notifiedAt: now })
    .where(inArray(stockNotification.id, some))
    .returning({ id: stockNotification.id });
  return taken.map(({ id }) => id);
}

export async function findNotification(db: Queryable, id: number) {
  const [row] = await db.select().from(stockNotification).where(eq(stockNotification.id, id));
  return row ?? null;
}

/** It was sold out again before the mail went out: they wait on. */
export async function waitOn(db: Queryable, id: number): Promise<void> {
  await db.update(stockNotification).set({ notifiedAt: null }).where(eq(stockNotification.id, id));
}

export async function deleteNotification(db: Queryable, id: number): Promise<void> {
  await db.delete(stockNotification).where(eq(stockNotification.id, id));
}

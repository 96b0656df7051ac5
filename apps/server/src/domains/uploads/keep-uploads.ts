import { and, eq, exists, inArray, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { order } from '../orders/tables.ts';
import { isOrderless } from './store-upload.ts';
import { orderFile, uploadedFile } from './tables.ts';

/** Notes that a customer puts files on lines, and keeps them from being forgotten. Resolves to those that are theirs to use. */
export async function useUploads(
  db: Queryable,
  { customerId, fileIds, now }: { customerId: number; fileIds: readonly string[]; now: Date },
): Promise<Set<string>> {
  if (fileIds.length === 0) return new Set();
  const ordered = db
    .select()
    .from(orderFile)
    .innerJoin(order, eq(order.id, orderFile.orderId))
    .where(and(eq(orderFile.fileId, uploadedFile.id), eq(order.customerId, customerId)));
  const isUsable = and(
    inArray(uploadedFile.id, [...fileIds]),
    or(eq(uploadedFile.customerId, customerId), exists(ordered)),
  );
  // In the order in which they are deleted (`store-upload.ts`): no deadlock.
  await db
    .select({ id: uploadedFile.id })
    .from(uploadedFile)
    .where(isUsable)
    .orderBy(uploadedFile.id)
    .for('no key update');
  const used = await db.update(uploadedFile).set({ usedAt: now }).where(isUsable).returning({ id: uploadedFile.id });
  return new Set(used.map(({ id }) => id));
}

/** An order has these files from now on. */
export async function keepWithOrder(
  db: Queryable,
  { orderId, fileIds }: { orderId: number; fileIds: readonly string[] },
): Promise<void> {
  if (fileIds.length === 0) return;
  await db
    .insert(orderFile)
    .values(fileIds.map((fileId) => ({ orderId, fileId })))
    .onConflictDoNothing();
}

/** Orders do not keep their files any more. */
export async function releaseFiles(db: Queryable, orderIds: readonly number[]): Promise<void> {
  await db.delete(orderFile).where(inArray(orderFile.orderId, [...orderIds]));
}

/** What a guest handed in is a customer's from now on. */
export async function moveUploads(
  db: Queryable,
  { from, to }: { from: { id: number }; to: { id: number } },
): Promise<void> {
  await db.update(uploadedFile).set({ customerId: to.id }).where(eq(uploadedFile.customerId, from.id));
}

/** Deletes what customers handed in and did not order. */
export async function deleteUploads(db: Queryable, customerIds: readonly number[]): Promise<void> {
  if (customerIds.length === 0) return;
  await db.delete(uploadedFile).where(and(inArray(uploadedFile.customerId, [...customerIds]), isOrderless(db)));
}

export async function uploadsOf(db: Queryable, customerId: number) {
  return db
    .select({
      id: uploadedFile.id,
      name: uploadedFile.name,
      size: uploadedFile.size,
      createdAt: uploadedFile.createdAt,
    })
    .from(uploadedFile)
    .where(eq(uploadedFile.customerId, customerId))
    .orderBy(uploadedFile.createdAt);
}

/** Hours that a file waits for a line. */
const waitingHours = 24;

/**
 * Deletes files that no order has and, for a day, no line: given up, taken out, or of a cart that is gone. `inCarts`: SQL for the ids that lines
 * name. One that is put on a line at this moment has a new `usedAt`, which PostgreSQL looks at again before it deletes. Resolves to how many.
 */
export async function forgetUploads(
  db: Queryable,
  { now, limit, inCarts }: { now: Date; limit: number; inCarts: ReturnType<typeof sql> },
): Promise<number> {
  const before = new Date(now.getTime() - waitingHours * 3_600_000);
  const isOld = sql`${uploadedFile.usedAt} < ${before.toISOString()}::timestamptz`;
  const isLoose = and(isOld, isOrderless(db), sql`${uploadedFile.id} NOT IN (${inCarts})`);
  const some = db.select({ id: uploadedFile.id }).from(uploadedFile).where(isLoose).limit(limit);
  const deleted = await db
    .delete(uploadedFile)
    .where(and(inArray(uploadedFile.id, some), isOld))
    .returning({ id: uploadedFile.id });
  return deleted.length;
}

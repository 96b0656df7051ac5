import { randomBytes } from 'node:crypto';
import { refusal } from '@mise/contract/refusal.ts';
import { maximumUploads, type UploadType, uploadName, uploadTypes } from '@mise/rules/uploaded-file.ts';
import { and, desc, eq, inArray, notExists, notInArray } from 'drizzle-orm';
import type { TransactionContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { customer } from '../customers/tables.ts';
import { orderFile, uploadedFile } from './tables.ts';

export type NewUpload = { customerId: number; name: string; type: UploadType; bytes: Buffer };

/** Files of a customer that stay. `mayReturn`: of lines that were taken out. */
export type FilesOfCart = Record<'inCart' | 'mayReturn', (db: Queryable) => Promise<readonly string[]>>;

/**
 * Keeps a file for a customer and resolves to its address. A cart has ten at most: those that it names stay, of the others the oldest make
 * room. Two at once wait for each other.
 */
export async function storeUpload(
  { db, now }: TransactionContext,
  { customerId, name, type, bytes }: NewUpload,
  { inCart, mayReturn }: FilesOfCart,
): Promise<string> {
  await db.select({ id: customer.id }).from(customer).where(eq(customer.id, customerId)).for('no key update');
  const kept = await inCart(db);
  if (kept.length >= maximumUploads) throw refusal('upload.tooMany', { cause: { maximum: maximumUploads } });
  const named = [...kept, ...(await mayReturn(db))];
  const loose = await db
    .select({ id: uploadedFile.id })
    .from(uploadedFile)
    .where(and(eq(uploadedFile.customerId, customerId), notInArray(uploadedFile.id, named), isOrderless(db)))
    .orderBy(desc(uploadedFile.usedAt))
    .offset(maximumUploads - 1 - kept.length);
  await deleteFiles(
    db,
    loose.map(({ id }) => id),
  );
  const id = randomBytes(16).toString('base64url');
  const itsName = uploadName(name, type);
  await db.insert(uploadedFile).values({
    id,
    customerId,
    name: itsName,
    contentType: uploadTypes[type].contentType,
    size: bytes.length,
    bytes,
    createdAt: now,
    usedAt: now,
  });
  return `${id}/${itsName}`;
}

/** SQL: of no order. */
export function isOrderless(db: Queryable) {
  return notExists(db.select().from(orderFile).where(eq(orderFile.fileId, uploadedFile.id)));
}

async function deleteFiles(db: Queryable, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await db.delete(uploadedFile).where(inArray(uploadedFile.id, [...ids]));
}

/** Deletes a file that a customer handed in, unless a line, one that may come back, or an order has it. Resolves to whether there was one. */
export async function dropUpload(
  db: Queryable,
  { customerId, fileId }: { customerId: number; fileId: string },
  { inCart, mayReturn }: FilesOfCart,
): Promise<boolean> {
  await db.select({ id: customer.id }).from(customer).where(eq(customer.id, customerId)).for('no key update');
  if ([...(await inCart(db)), ...(await mayReturn(db))].includes(fileId)) return false;
  const isIt = and(eq(uploadedFile.id, fileId), eq(uploadedFile.customerId, customerId), isOrderless(db));
  const dropped = await db.delete(uploadedFile).where(isIt).returning({ id: uploadedFile.id });
  return dropped.length > 0;
}

import { randomBytes } from 'node:crypto';
import { refusal } from '@mise/contract/refusal.ts';
import { maximumUploads, type UploadType, uploadName, uploadTypes } from '@mise/rules/uploaded-file.ts';
import { and, desc, eq, inArray, notExists, notInArray } from 'drizzle-orm';
import type { TransactionContext } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { customer } from '../customers/tables.ts';
import { orderFile, uploadedFile } from './tables.ts';

export type NewUpload = { customerId: number; name: string; type: UploadType; bytes: Buffer };

/** Files of a customer that stay. `named`: also those of lines that were taken out and may come back. */
export type FilesOfCart = Record<'inCart' | 'named', (db: Queryable) => Promise<readonly string[]>>;

/**
 * Keeps a file for a customer and resolves to its address. A cart has ten at most: those that it names stay, of the others the oldest make
 * room. Two at once wait for each other.
 */
export async function storeUpload(
  { db, now }: TransactionContext,
  { customerId, name, type, bytes }: NewUpload,
  files: FilesOfCart,
): Promise<string> {
  await db.select({ id: customer.id }).from(customer).where(eq(customer.id, customerId)).for('no key update');
  const kept = await files.inCart(db);
  if (kept.length >= maximumUploads) throw refusal('upload.tooMany', { cause: { maximum: maximumUploads } });
  const named = [...(await files.named(db))];
  const loose = await db
    .select({ id: uploadedFile.id })
    .from(uploadedFile)
    .where(and(eq(uploadedFile.customerId, customerId), notInArray(uploadedFile.id, named), isOrderless(db)))
    .orderBy(desc(uploadedFile.usedAt))
    .offset(maximumUploads - 1 - kept.length);
  await deleteLoose(db, { customerId, fileIds: loose.map(({ id }) => id) }, files);
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

/** Deletes a file that a customer handed in, unless a line, one that may come back, or an order has it. Resolves to whether there was one. */
export async function dropUpload(
  db: Queryable,
  { customerId, fileId }: { customerId: number; fileId: string },
  files: FilesOfCart,
): Promise<boolean> {
  return (await deleteLoose(db, { customerId, fileIds: [fileId] }, files)) > 0;
}

/**
 * Deletes those of the files that nothing has, and resolves to how many. Who puts one on a line holds it (`useUploads`), who orders it too: they were
 * first, and it is asked afterwards what lines and orders have, or they find it gone.
 */
async function deleteLoose(
  db: Queryable,
  { customerId, fileIds }: { customerId: number; fileIds: readonly string[] },
  { named }: FilesOfCart,
): Promise<number> {
  if (fileIds.length === 0) return 0;
  const isOwn = and(inArray(uploadedFile.id, [...fileIds]), eq(uploadedFile.customerId, customerId));
  await db.select({ id: uploadedFile.id }).from(uploadedFile).where(isOwn).orderBy(uploadedFile.id).for('update');
  const isLoose = and(isOwn, notInArray(uploadedFile.id, [...(await named(db))]), isOrderless(db));
  const deleted = await db.delete(uploadedFile).where(isLoose).returning({ id: uploadedFile.id });
  return deleted.length;
}

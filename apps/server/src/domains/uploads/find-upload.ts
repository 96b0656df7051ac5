import { and, eq, exists, or } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { order } from '../orders/tables.ts';
import { orderFile, uploadedFile } from './tables.ts';

export type Upload = Pick<typeof uploadedFile.$inferSelect, 'id' | 'name' | 'contentType' | 'bytes'>;

const { id, name, contentType, bytes } = uploadedFile;

export async function findUpload(db: Queryable, fileId: string): Promise<Upload | null> {
  const [file] = await db.select({ id, name, contentType, bytes }).from(uploadedFile).where(eq(id, fileId));
  return file ?? null;
}

/** Whether a customer handed a file in, or has it in an order. */
export async function isOwnUpload(db: Queryable, owner: { customerId: number; fileId: string }): Promise<boolean> {
  const ordered = db
    .select()
    .from(orderFile)
    .innerJoin(order, eq(order.id, orderFile.orderId))
    .where(and(eq(orderFile.fileId, uploadedFile.id), eq(order.customerId, owner.customerId)));
  const [file] = await db
    .select({ id })
    .from(uploadedFile)
    .where(and(eq(id, owner.fileId), or(eq(uploadedFile.customerId, owner.customerId), exists(ordered))));
  return file !== undefined;
}

export async function isOfOrder(
  db: Queryable,
  { orderId, fileId }: { orderId: number; fileId: string },
): Promise<boolean> {
  const rows = await db
    .select({ id: orderFile.fileId })
    .from(orderFile)
    .where(and(eq(orderFile.orderId, orderId), eq(orderFile.fileId, fileId)));
  return rows.length > 0;
}

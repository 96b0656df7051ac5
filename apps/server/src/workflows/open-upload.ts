import { refusal } from '@mise/contract/refusal.ts';
import type { Context } from '../context.ts';
import { cartFileIds } from '../domains/cart/cart-files.ts';
import { findUpload, isOfOrder, isOwnUpload, type Upload } from '../domains/uploads/find-upload.ts';
import { ownOrder } from './own-order.ts';

type Asked = { fileId: string; orderId?: number | undefined; accessKey?: string | undefined };

/**
 * A file that was handed in, for whoever may have it: who handed it in, has it in their cart or ordered it, who has the key of such an order,
 * and the shop. To all others it is not there.
 */
export async function openUpload(context: Context, asked: Asked): Promise<Upload> {
  if (!(await mayOpen(context, asked))) throw refusal('upload.notFound');
  // Megabytes take the processor as long as a cart of hundreds of lines.
  await context.takesLong?.();
  const file = await findUpload(context.db, asked.fileId);
  if (!file) throw refusal('upload.notFound');
  return file;
}

async function mayOpen(context: Context, { fileId, orderId, accessKey }: Asked): Promise<boolean> {
  const { db } = context;
  if (orderId !== undefined && accessKey !== undefined) {
    const { order } = await ownOrder(context, { orderId, accessKey });
    if (await isOfOrder(db, { orderId: order.id, fileId })) return true;
  }
  if (await context.operator.runsShop()) return true;
  const session = await context.visitor.find();
  if (!session) return false;
  const { id: customerId } = session.customer;
  return (await isOwnUpload(db, { customerId, fileId })) || (await cartFileIds(db, customerId)).includes(fileId);
}

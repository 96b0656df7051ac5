import { refusal } from '@mise/contract/refusal.ts';
import type { Context } from '../context.ts';
import { isPlaced, loadOrder, openOrder, type StoredOrder } from '../domains/orders/find-order.ts';

/** An order of whoever calls, or one that the key opens. Refuses with `order.notFound`. */
export async function ownOrder(
  context: Context,
  { orderId, accessKey }: { orderId: number; accessKey?: string | undefined },
): Promise<StoredOrder> {
  const opened = accessKey ? await openOrder(context.db, { orderId, accessKey }) : null;
  if (opened) return opened;
  const session = await context.visitor.find();
  const stored = session && (await loadOrder(context.db, orderId));
  if (!session || stored?.order.customerId !== session.customer.id || !isPlaced(stored)) {
    throw refusal('order.notFound', { cause: { orderId } });
  }
  return stored;
}

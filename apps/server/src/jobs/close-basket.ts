import { eq } from 'drizzle-orm';
import type { Shop } from '../context.ts';
import { closeBasket as closeIfUnchanged } from '../domains/cart/close-basket.ts';
import { order } from '../domains/orders/tables.ts';

/** The basket of an order that was paid before it was placed is an ordered one; what was changed meanwhile stays, as a basket of its own. */
export async function closeBasket({ db }: Pick<Shop, 'db'>, orderId: number, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [paid] = await tx
      .select({ basketId: order.basketId, version: order.basketVersion })
      .from(order)
      .where(eq(order.id, orderId));
    if (!paid || paid.basketId === null) return;
    const { basketId, version } = paid;
    const isClosed = version !== null && (await closeIfUnchanged(tx, { basketId, version, now }));
    if (!isClosed) await tx.update(order).set({ basketId: null }).where(eq(order.id, orderId));
  });
}

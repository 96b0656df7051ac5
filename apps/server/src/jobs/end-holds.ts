import type { Shop } from '../context.ts';
import { endHold, findEndedHolds } from '../domains/orders/end-hold.ts';

const batchSize = 100;

/** Ends the holds of orders that were not paid in time, each in a transaction of its own. */
export async function endHolds({ db }: Pick<Shop, 'db'>, now: Date): Promise<void> {
  for (;;) {
    const orderIds = await findEndedHolds(db, now, batchSize);
    for (const orderId of orderIds) await db.transaction((tx) => endHold(tx, { orderId, now }));
    if (orderIds.length < batchSize) return;
  }
}

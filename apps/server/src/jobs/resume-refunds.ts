import type { Shop } from '../context.ts';
import { findRefundable } from '../domains/payments/find-surplus.ts';
import { enqueue, isQueued } from '../queue/enqueue.ts';

const batchSize = 100;

/**
 * Has money given back of which no job knows any more: it was tried until nobody tried again. What waits for its next try, or is being
 * tried, stays as it is.
 */
export async function resumeRefunds({ db }: Pick<Shop, 'db'>): Promise<void> {
  let after = 0;
  for (;;) {
    const orderIds = await findRefundable(db, { after, limit: batchSize });
    for (const orderId of orderIds) {
      const key = `refund-surplus-${orderId}`;
      if (!(await isQueued(db, key))) await enqueue(db, { task: 'refund-surplus', payload: { orderId }, key });
    }
    if (orderIds.length < batchSize) return;
    after = orderIds.at(-1) ?? 0;
  }
}

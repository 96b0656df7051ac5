import type { Shop } from '../context.ts';
import { endAwaitedCredits } from '../domains/payments/credit-refunds.ts';
import { findRefundable } from '../domains/payments/find-surplus.ts';
import { enqueue, isQueued } from '../queue/enqueue.ts';

const batchSize = 100;

/**
 * Has money given back of which no job knows any more: it was tried until nobody tried again. What waits for its next try, or is being
 * tried, stays as it is. What no job credits any more is open again, for its owner to see to.
 */
export async function resumeRefunds({ db, log }: Pick<Shop, 'db' | 'log'>): Promise<void> {
  for (const orderId of await endAwaitedCredits(db)) {
    log.error({ orderId }, 'what went back of an order could not be credited (npm run shop -- underpaid, credit)');
  }
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

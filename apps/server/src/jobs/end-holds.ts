import type { Shop } from '../context.ts';
import { findEndedHolds } from '../domains/orders/end-hold.ts';
import { closePayments } from '../domains/payments/close-payments.ts';
import { endUnpaid } from '../domains/payments/end-unpaid.ts';
import { paidWhenFetched } from '../domains/payments/payment-behavior.ts';

const batchSize = 100;

type Source = Pick<Shop, 'db' | 'log' | 'payments'>;

/**
 * Ends the holds of orders that were not paid, or not fetched, in time, each in a transaction of its own. Who takes the money is asked first: what is on
 * its way is waited for.
 */
export async function endHolds(source: Source, now: Date): Promise<void> {
  let after = 0;
  for (;;) {
    const orderIds = await findEndedHolds(source.db, { now, after, limit: batchSize, paidWhenFetched });
    for (const orderId of orderIds) {
      if (!(await closePayments(source, orderId, now))) continue;
      await source.db.transaction((tx) => endUnpaid(tx, { orderId, now }));
    }
    if (orderIds.length < batchSize) return;
    after = orderIds.at(-1) ?? 0;
  }
}

import type { Shop } from '../context.ts';
import { findEndedHolds } from '../domains/orders/end-hold.ts';
import { mostSilent } from '../domains/payments/ask-provider.ts';
import { closePayments } from '../domains/payments/close-payments.ts';
import { endUnpaid } from '../domains/payments/end-unpaid.ts';
import { paidWhenFetched } from '../domains/payments/payment-behavior.ts';

const batchSize = 100;

type Source = Pick<Shop, 'db' | 'log' | 'payments'>;

/**
 * Ends the holds of orders that were not paid, or not fetched, in time, each in a transaction of its own. Who takes the money is asked first: what is on
 * its way is waited for. A provider that is away is asked no more in this run: what it has nothing to do with ends all the same.
 */
export async function endHolds(source: Source, now: Date): Promise<void> {
  let after = 0;
  let silent = 0;
  for (;;) {
    const orderIds = await findEndedHolds(source.db, { now, after, limit: batchSize, paidWhenFetched });
    for (const orderId of orderIds) {
      const closed = await closePayments(source, orderId, { now, asks: silent < mostSilent });
      if (closed === 'away') silent += 1;
      else if (closed !== 'idle') silent = 0;
      if (closed === 'away' || closed === 'open') continue;
      await source.db.transaction((tx) => endUnpaid(tx, { orderId, now }));
    }
    if (orderIds.length < batchSize) return;
    after = orderIds.at(-1) ?? 0;
  }
}

import type { Shop } from '../../context.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { findOwedOrder } from '../orders/keep-paid-amount.ts';
import { askProvider } from './ask-provider.ts';
import { refundGiftCards } from './end-unpaid.ts';
import { providerPayments } from './find-payment.ts';
import { bookedOf, bookedOfOrder, sumPaid } from './ledger.ts';
import { owedAmount } from './owed-amount.ts';
import { syncPayment } from './sync-payment.ts';

type Source = Pick<Shop, 'db' | 'log' | 'payments'>;

/**
 * Gives back what an order was paid too much, the newest payment first, then gift cards. What came by transfer the shop gives back by hand. May run
 * any number of times: the provider is asked what has gone back before anything does, and two refunds with one key are one.
 */
export async function refundSurplus(source: Source, orderId: number, now: Date): Promise<void> {
  for (const { id, providerId, currency } of await providerPayments(source.db, orderId)) {
    if (providerId === null) continue;
    await syncById(source, providerId, now);
    const { captured, refunded } = await bookedOf(source.db, id);
    const amount = Math.min(await surplusOf(source, orderId), captured - refunded);
    if (amount <= 0) continue;
    await askProvider(source, (payments) =>
      payments.refund({
        id: providerId,
        key: `surplus-${id}-${refunded}`,
        amount,
        currency,
        description: String(orderId),
      }),
    );
    await syncById(source, providerId, now);
    const refund = `${id}-${refunded}`;
    const payload = { orderId, amount, refund };
    await enqueue(source.db, { task: 'send-payment-refunded', payload, key: `payment-refunded-${refund}` });
  }
  await source.db.transaction((tx) => refundGiftCards(tx, { orderId, now }));
}

async function syncById(source: Source, providerId: string, now: Date): Promise<void> {
  const said = await askProvider(source, (payments) => payments.find(providerId));
  if (said) await syncPayment(source, said, now);
}

/** In minor units. */
async function surplusOf({ db }: Source, orderId: number): Promise<number> {
  const owed = await findOwedOrder(db, orderId);
  return owed ? sumPaid(await bookedOfOrder(db, orderId)) - owedAmount(owed) : 0;
}

import type { Shop } from '../../context.ts';
import { providerPayments } from './find-payment.ts';
import { syncPayment } from './sync-payment.ts';

type Source = Pick<Shop, 'db' | 'log' | 'payments'>;

/** Asks what became of all payments of an order (`syncPayment`). Nobody is asked where the shop has no provider any more. */
export async function syncOrder(source: Source, orderId: number, now: Date): Promise<void> {
  if (source.payments === null) return;
  for (const { providerId } of await providerPayments(source.db, orderId)) {
    if (providerId !== null) await syncPayment(source, providerId, { now });
  }
}

import { isApiError } from '@mise/contract/api-error.ts';
import type { Shop } from '../context.ts';
import { mostSilent } from '../domains/payments/ask-provider.ts';
import { findSettled, findUnsettled } from '../domains/payments/find-unsettled.ts';
import { syncPayment } from '../domains/payments/sync-payment.ts';

const batchSize = 100;

type Source = Pick<Shop, 'db' | 'log' | 'payments'>;

/**
 * Asks what became of payments of which the shop has heard nothing for a while: their webhook was lost, or came while the shop was
 * away. Stops where the provider is away; the next run begins anew.
 */
export function reconcilePayments(source: Source, now: Date): Promise<void> {
  return askForEach(source, now, findUnsettled);
}

/** Asks what became of the money of payments that are settled: of what a bank called back, or could not take, the webhook may be lost, too. */
export function recheckPayments(source: Source, now: Date): Promise<void> {
  return askForEach(source, now, findSettled);
}

async function askForEach(source: Source, now: Date, find: typeof findUnsettled): Promise<void> {
  let after = 0;
  let silent = 0;
  for (;;) {
    const payments = await find(source.db, { now, after, limit: batchSize });
    for (const { providerId } of payments) {
      try {
        await syncPayment(source, providerId, { now });
        silent = 0;
      } catch (error) {
        if (!isApiError(error, 'payment.providerAway')) throw error;
        silent += 1;
        if (silent === mostSilent) return;
      }
    }
    if (payments.length < batchSize) return;
    after = payments.at(-1)?.id ?? 0;
  }
}

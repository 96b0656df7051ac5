import { isApiError } from '@mise/contract/api-error.ts';
import type { Shop } from '../context.ts';
import { mostSilent } from '../domains/payments/ask-provider.ts';
import { findUnsettled } from '../domains/payments/find-unsettled.ts';
import { syncPayment } from '../domains/payments/sync-payment.ts';

const batchSize = 100;

/**
 * Asks what became of payments of which the shop has heard nothing for a while: their webhook was lost, or came while the shop was
 * away. Stops where the provider is away; the next run begins anew.
 */
export async function reconcilePayments(shop: Pick<Shop, 'db' | 'log' | 'payments'>, now: Date): Promise<void> {
  let after = 0;
  let silent = 0;
  for (;;) {
    const unsettled = await findUnsettled(shop.db, { now, after, limit: batchSize });
    for (const { providerId } of unsettled) {
      try {
        await syncPayment(shop, providerId, { now });
        silent = 0;
      } catch (error) {
        if (!isApiError(error, 'payment.providerAway')) throw error;
        silent += 1;
        if (silent === mostSilent) return;
      }
    }
    if (unsettled.length < batchSize) return;
    after = unsettled.at(-1)?.id ?? 0;
  }
}

import { isApiError } from '@mise/contract/api-error.ts';
import type { Shop } from '../../context.ts';
import { findPayment, isUnderWay, type Payment, providerPayments } from './find-payment.ts';
import { syncPayment } from './sync-payment.ts';

type Source = Pick<Shop, 'db' | 'log' | 'payments'>;

/** Longer than a call waits for the provider, which was told by then, or never will be. */
const beginsMs = 60_000;

/**
 * `idle`: nothing was under way. `closed`: nothing is any more. `open`: money may still come, since a bank is at work, the shopper may be typing,
 * or the payment is being begun. `away`: the provider does not answer.
 */
export type Closed = 'idle' | 'closed' | 'open' | 'away';

/** Calls off what is still under way of an order whose time is over, as far as the provider lets us. `asks` false: it is known not to answer. */
export async function closePayments(
  source: Source,
  orderId: number,
  { now, asks = true }: { now: Date; asks?: boolean },
): Promise<Closed> {
  const payments = await providerPayments(source.db, orderId);
  const closed = await Promise.all(
    payments.filter(isUnderWay).map((each) => closePayment(source, each, { now, asks })),
  );
  return (['away', 'open', 'closed'] as const).find((worst) => closed.includes(worst)) ?? 'idle';
}

async function closePayment(
  source: Source,
  { providerId, updatedAt }: Payment,
  { now, asks }: { now: Date; asks: boolean },
): Promise<Closed> {
  // Whoever never learnt of its page cannot pay on it, but a card may be charged while it is begun.
  if (providerId === null) return now.getTime() - updatedAt.getTime() < beginsMs ? 'open' : 'idle';
  // Nor can anybody where no provider is left.
  if (source.payments === null) return 'idle';
  if (!asks) return 'away';
  try {
    const learnt = await syncPayment(source, providerId, {
      now,
      ask: async (payments) => {
        const found = await payments.find(providerId);
        return found?.status === 'open' && found.isCancelable ? payments.cancel(providerId) : found;
      },
    });
    const left = learnt?.said ?? (await findPayment(source.db, providerId));
    return left && isUnderWay(left) ? 'open' : 'closed';
  } catch (error) {
    if (isApiError(error, 'payment.providerAway')) return 'away';
    throw error;
  }
}

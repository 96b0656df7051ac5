import { isApiError } from '@mise/contract/api-error.ts';
import type { Shop } from '../../context.ts';
import { type Payment, providerPayments } from './find-payment.ts';
import { syncPayment } from './sync-payment.ts';
import type { PaymentStatus } from './tables.ts';

type Source = Pick<Shop, 'db' | 'log' | 'payments'>;

const underWay: readonly PaymentStatus[] = ['new', 'open', 'pending', 'authorized'];

/**
 * Calls off what is still under way of an order whose time is over, as far as the provider lets us. False where money may still
 * come: the provider does not answer, a bank is at work, or the shopper may be typing.
 */
export async function closePayments(source: Source, orderId: number, now: Date): Promise<boolean> {
  const payments = await providerPayments(source.db, orderId);
  const closed = await Promise.all(
    payments.filter(({ status }) => underWay.includes(status)).map((each) => closePayment(source, each, now)),
  );
  return closed.every(Boolean);
}

async function closePayment(source: Source, { providerId }: Payment, now: Date): Promise<boolean> {
  // Whoever never learnt of its page cannot pay on it, nor can anybody where no provider is left.
  if (providerId === null || source.payments === null) return true;
  try {
    const learnt = await syncPayment(source, providerId, {
      now,
      ask: async (payments) => {
        const found = await payments.find(providerId);
        return found?.status === 'open' && found.isCancelable ? payments.cancel(providerId) : found;
      },
    });
    return !learnt || !underWay.includes(learnt.said.status);
  } catch (error) {
    if (isApiError(error, 'payment.providerAway')) return false;
    throw error;
  }
}

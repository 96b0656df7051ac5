import { refusal } from '@mise/contract/refusal.ts';
import type { Shop } from '../../context.ts';
import { type PaymentProvider, ProviderAwayError } from '../../providers/payment/payment-provider.ts';

/** So many in a row without an answer: the provider is away, and not something wrong with one of them. */
export const mostSilent = 3;

/** Asks whoever takes the money; refuses with `payment.providerAway` where nobody answers as they should. */
export async function askProvider<Result>(
  { payments, log }: Pick<Shop, 'payments' | 'log'>,
  ask: (payments: PaymentProvider) => Promise<Result>,
): Promise<Result> {
  if (payments === null) throw refusal('payment.providerAway');
  try {
    return await ask(payments);
  } catch (error) {
    if (!(error instanceof ProviderAwayError)) throw error;
    log.warn({ err: error }, 'the payment provider did not answer');
    throw refusal('payment.providerAway');
  }
}

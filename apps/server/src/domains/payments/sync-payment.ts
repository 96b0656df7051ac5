import { refusal } from '@mise/contract/refusal.ts';
import type { Shop } from '../../context.ts';
import type { PaymentProvider, ProviderPayment } from '../../providers/payment/payment-provider.ts';
import { askProvider } from './ask-provider.ts';
import { bookAnswer, expireUnknown } from './book-answer.ts';
import { findPayment, type Payment } from './find-payment.ts';

type Source = Pick<Shop, 'db' | 'log' | 'payments'>;

/** So often is a payment asked for that others learn of all the while. */
const mostTries = 5;

/**
 * Asks what became of a payment, and brings the shop up to date with it, by whomever and however often it is asked for: by the shopper who
 * comes back, by a webhook, or by the job that looks after those who never did. It is asked for anew where the shop learnt something
 * meanwhile, since the answer may be older than that. Null where the provider knows none of that id, which ends it in time; `payment` is null where it is none of
 * the shop. `ask` may do something about the payment, as often as it is asked for.
 */
export async function syncPayment(
  source: Source,
  providerId: string,
  {
    now,
    ask = (payments) => payments.find(providerId),
  }: { now: Date; ask?: (payments: PaymentProvider) => Promise<ProviderPayment | null> },
): Promise<{ said: ProviderPayment; payment: Payment | null } | null> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const version = (await findPayment(source.db, providerId))?.version ?? 0;
    const said = await askProvider(source, ask);
    if (!said) {
      await expireUnknown(source, providerId, now);
      return null;
    }
    const payment = await bookAnswer(source, said, { version, now });
    if (payment !== 'overtaken') return { said, payment };
  }
  throw refusal('payment.providerAway');
}

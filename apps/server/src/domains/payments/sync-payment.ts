import { refusal } from '@mise/contract/refusal.ts';
import type { Shop } from '../../context.ts';
import type { PaymentProvider, ProviderPayment } from '../../providers/payment/payment-provider.ts';
import { findOwedOrder } from '../orders/keep-paid-amount.ts';
import { owedAmount } from '../orders/owed-amount.ts';
import { askProvider } from './ask-provider.ts';
import { bookAnswer, expireUnknown } from './book-answer.ts';
import { findPayment, type Payment, providerPayments } from './find-payment.ts';
import { bookedOf } from './ledger.ts';

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
  const learnt = await learn(source, providerId, { now, ask, prepare: (said) => learnOthers(source, said, now) });
  if (!learnt) await expireUnknown(source, providerId, now);
  return learnt;
}

type Learning = {
  now: Date;
  ask: (payments: PaymentProvider) => Promise<ProviderPayment | null>;
  /** What is to be known before the answer is booked. Resolves to when what went back of it, and is news, was given back; null: that is of no matter. */
  prepare?: (said: ProviderPayment) => Promise<Date | null>;
  isBeforeRefund?: boolean;
};

async function learn(
  source: Source,
  providerId: string,
  { now, ask, prepare, isBeforeRefund = false }: Learning,
): Promise<{ said: ProviderPayment; payment: Payment | null } | null> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const version = (await findPayment(source.db, providerId))?.version ?? 0;
    const said = await askProvider(source, ask);
    if (!said) return null;
    const refundedAt = (await prepare?.(said)) ?? null;
    const payment = await bookAnswer(source, said, { version, now, isBeforeRefund, refundedAt });
    if (payment !== 'overtaken') return { said, payment };
  }
  throw refusal('payment.providerAway');
}

/**
 * Where something went back of a payment, the other payments of its order are asked for first: whether it went back because the order was paid twice
 * is seen only by what came of all of them, and by when. Resolves to when it went back.
 */
async function learnOthers(source: Source, said: ProviderPayment, now: Date): Promise<Date | null> {
  if (said.refunded === 0) return null;
  const known = (await findPayment(source.db, said.id)) ?? (await findPayment(source.db, said.reference ?? ''));
  if (!known || known.orderId === null) return null;
  const { refunded } = await bookedOf(source.db, known.id);
  if (said.refunded <= refunded) return null;
  const owed = await findOwedOrder(source.db, known.orderId);
  // Of an order that was canceled nothing is credited.
  if (!owed || owedAmount(owed) === 0) return null;
  const others = (await providerPayments(source.db, known.orderId)).filter(({ id }) => id !== known.id);
  for (const { providerId } of others) {
    if (providerId === null) continue;
    await learn(source, providerId, { now, ask: (payments) => payments.find(providerId), isBeforeRefund: true });
  }
  return others.length === 0 ? null : firstRefundAfter(source, said.id, refunded);
}

/** When that was given back of a payment which the shop does not know yet: it knows of so much, in minor units. */
async function firstRefundAfter(source: Source, providerId: string, known: number): Promise<Date | null> {
  let sum = 0;
  const refunds = await askProvider(source, (payments) => payments.refunds(providerId));
  for (const { amount, createdAt } of refunds.filter(({ isBack }) => !isBack)) {
    sum += amount;
    if (sum > known) return createdAt;
  }
  return null;
}

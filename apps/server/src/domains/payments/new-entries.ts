import type { ProviderPayment } from '../../providers/payment/payment-provider.ts';
import type { Booked } from './ledger.ts';
import type { EntryKind, PaymentStatus } from './tables.ts';

type Said = Pick<ProviderPayment, 'status' | 'amount' | 'captured' | 'refunded' | 'chargedBack'>;

/** How far along a payment is. What was asked for earlier may be answered later: nothing goes back. */
const progress: Record<PaymentStatus, number> = {
  new: 0,
  open: 1,
  pending: 2,
  authorized: 3,
  paid: 4,
  canceled: 4,
  expired: 4,
  failed: 4,
};

/** Whether what the provider said is older than what the shop knows. */
export function isOlder(said: PaymentStatus, known: PaymentStatus): boolean {
  return progress[said] < progress[known];
}

/**
 * What the ledger misses of what the provider says: the difference, so that it can be said any number of times. What was captured only
 * grows, what was authorized ends with the authorization. What went back may come back: a refund that the bank of the buyer does not take, a
 * chargeback that the shop won. So it has to be what the provider says now (`book-answer.ts`).
 */
export function newEntries(said: Said, booked: Booked): { kind: EntryKind; amount: number }[] {
  const authorized = said.status === 'authorized' ? said.amount : 0;
  const entries: { kind: EntryKind; amount: number }[] = [
    { kind: 'authorized', amount: authorized - booked.authorized },
    { kind: 'captured', amount: Math.max(said.captured - booked.captured, 0) },
    { kind: 'refunded', amount: said.refunded - booked.refunded },
    { kind: 'chargedBack', amount: said.chargedBack - booked.chargedBack },
  ];
  return entries.filter(({ amount }) => amount !== 0);
}

import type { MolliePayment } from '@mise/contract/payments/mollie-payment.ts';

/** How a payment stands, as its shopper is told. */
export type PaymentState = 'received' | 'inProgress' | 'notCompleted' | 'failed';

/** What the provider calls it. A status of tomorrow is one to wait for. */
export function paymentStateOf({ status }: Pick<MolliePayment, 'status'>): PaymentState {
  if (status === 'paid' || status === 'authorized') return 'received';
  if (status === 'canceled' || status === 'expired') return 'notCompleted';
  return status === 'failed' ? 'failed' : 'inProgress';
}

import type { MolliePayment } from '@mise/contract/payments/mollie-payment.ts';

/** How a payment stands, as its shopper is told. */
export type PaymentState = 'received' | 'authorized' | 'inProgress' | 'notCompleted' | 'failed';

/** In the address of an order's page: its payment could not be begun. */
export const paymentRefused = { payment: 'refused' };

export function isPaymentRefused(query: URLSearchParams): boolean {
  return query.get('payment') === paymentRefused.payment;
}

/** What the provider calls it. A status of tomorrow is one to wait for. */
export function paymentStateOf({ status }: Pick<MolliePayment, 'status'>): PaymentState {
  if (status === 'paid') return 'received';
  if (status === 'authorized') return 'authorized';
  if (status === 'canceled' || status === 'expired') return 'notCompleted';
  return status === 'failed' ? 'failed' : 'inProgress';
}

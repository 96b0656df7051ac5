import type { MolliePayment } from '@mise/contract/payments/mollie-payment.ts';

/** How a payment stands, as its shopper is told. */
export type PaymentState = 'received' | 'authorized' | 'notEnough' | 'inProgress' | 'notCompleted' | 'failed';

/** In the address of an order's page: its payment could not be begun. */
export const paymentRefused = { payment: 'refused' };

export function isPaymentRefused(query: URLSearchParams): boolean {
  return query.get('payment') === paymentRefused.payment;
}

/**
 * What the provider calls it. A status of tomorrow is one to wait for. `isOfBasket`: what it was to pay for has not become an order, though its money
 * may have come: a gift card that was to pay the rest is worth nothing any more, or it came too late.
 */
export function paymentStateOf(
  { status }: Pick<MolliePayment, 'status'>,
  { isOfBasket }: { isOfBasket: boolean },
): PaymentState {
  if (isOfBasket && (status === 'paid' || status === 'authorized')) return 'notEnough';
  if (status === 'paid') return 'received';
  if (status === 'authorized') return 'authorized';
  if (status === 'canceled' || status === 'expired') return 'notCompleted';
  return status === 'failed' ? 'failed' : 'inProgress';
}

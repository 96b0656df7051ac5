import type { OrderState } from '@mise/rules/order-state.ts';

/** Payment methods whose goods leave before the money has come. */
const paidLater = new Set(['invoice']);

/** The state an order begins in: paid in advance it waits, on invoice it may be dispatched at once. */
export function initialState(paymentMethodKey: string): OrderState {
  return paidLater.has(paymentMethodKey) ? 'clearedForDispatch' : 'waitingForPayment';
}

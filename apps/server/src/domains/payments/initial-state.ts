import type { OrderState } from '@mise/rules/order-state.ts';
import { behaviorOf } from './payment-behavior.ts';

/** The state an order begins in: paid in advance it waits, on invoice it may be dispatched at once. */
export function initialState(paymentMethodKey: string): OrderState {
  return behaviorOf(paymentMethodKey).release === 'placed' ? 'clearedForDispatch' : 'waitingForPayment';
}

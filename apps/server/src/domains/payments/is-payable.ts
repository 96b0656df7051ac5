import { isAllowed, orderStateOf } from '@mise/rules/order-state.ts';
import { heldUntil } from '../orders/held-until.ts';
import { behaviorOf } from './payment-behavior.ts';

type Payable = { statusId: number; paymentMethodKey: string };

/** Whether an order waits to be paid on a page of the provider. */
export function isPaidOnPage({ statusId, paymentMethodKey }: Payable): boolean {
  return isAllowed(orderStateOf(statusId), 'pay') && behaviorOf(paymentMethodKey).provider !== null;
}

/** Whether such a page may be begun now: after the end of its hold an order waits to be canceled (`start-payment.ts`). */
export function isPayable(order: Payable & Parameters<typeof heldUntil>[0], now: Date): boolean {
  const until = heldUntil(order);
  return isPaidOnPage(order) && (until === null || until > now);
}

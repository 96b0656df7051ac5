import { isAllowed, orderStateOf } from '@mise/rules/order-state.ts';
import { behaviorOf } from './payment-behavior.ts';

/** Whether an order waits to be paid on a page of the provider. */
export function isPayable({ statusId, paymentMethodKey }: { statusId: number; paymentMethodKey: string }): boolean {
  return isAllowed(orderStateOf(statusId), 'pay') && behaviorOf(paymentMethodKey).provider !== null;
}

import type { OrderDelivery } from '@mise/contract/checkout/delivery.ts';
import { orderStateOf } from '@mise/rules/order-state.ts';
import type { StoredOrder } from '../orders/find-order.ts';
import { waitsForTransfer } from './payment-behavior.ts';

type Order = Pick<StoredOrder['order'], 'delivery' | 'statusId' | 'paymentMethodKey' | 'clearedAt'>;

/**
 * What an order says of when it comes; null: nothing was promised. The days are those of when it was placed. They hold where it is
 * cleared by `orderBy`: while it waits for its money they hang on that, by whichever method it is paid now. Cleared later it comes later. When
 * a transfer came nobody knows, only when that was noted: of one that was noted later the condition stays as it was told.
 */
export function promisedDelivery({ delivery, statusId, paymentMethodKey, clearedAt }: Order): OrderDelivery | null {
  const state = orderStateOf(statusId);
  if (delivery === null) return null;
  const isWaiting = state === 'waitingForPayment' || state === 'prepared';
  const wasLate = clearedAt !== null && clearedAt > new Date(delivery.orderBy);
  const isTransfer = waitsForTransfer(paymentMethodKey);
  return { ...delivery, isAfterPayment: isWaiting || (wasLate && isTransfer), isLate: wasLate && !isTransfer };
}

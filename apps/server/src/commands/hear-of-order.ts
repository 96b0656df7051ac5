import { isApiError } from '@mise/contract/api-error.ts';
import type { Shop } from '../context.ts';
import { syncOrder } from '../domains/payments/sync-order.ts';
import { StartError } from '../start-error.ts';

/** What a command needs that asks the payment provider. */
export type PaymentSource = Pick<Shop, 'db' | 'log' | 'payments'>;

/** Has the shop hear what the provider took and gave back of an order, before its owner notes anything of the kind. Throws a StartError where the provider does not answer. */
export async function hearOfOrder(source: PaymentSource, orderId: number, now: Date): Promise<void> {
  try {
    await syncOrder(source, orderId, now);
  } catch (cause) {
    if (!isApiError(cause, 'payment.providerAway')) throw cause;
    throw new StartError(
      `The payment provider does not answer, and may know of money of the order ${orderId} that the shop has not heard of: nothing was noted. Try again later.`,
      { cause },
    );
  }
}

import { isApiError } from '@mise/contract/api-error.ts';
import type { ExpectedOrder } from '@mise/contract/checkout/expected-order.ts';
import { refusal } from '@mise/contract/refusal.ts';
import type { Context, Shop } from '../context.ts';
import { dropPrepared, preparedOrder, prepareOrder } from '../domains/checkout/place-order.ts';
import { loadOrder, type StoredOrder } from '../domains/orders/find-order.ts';
import { closePayments } from '../domains/payments/close-payments.ts';
import type { Payment } from '../domains/payments/find-payment.ts';
import { startPayment } from '../domains/payments/start-payment.ts';
import { settingsOf } from '../domains/shop/settings.ts';

/** Whether what is paid on a payment page becomes an order only when it is paid. */
export async function isPaidBeforeOrder(shop: Pick<Shop, 'remember' | 'payments'>): Promise<boolean> {
  return shop.payments !== null && (await settingsOf(shop)).molliePreventOrderCreation;
}

const mostTries = 2;

/** Begins the payment of the basket, whose goods are held meanwhile; none where its order is there and waits for no payment. */
export async function startBasketPayment(
  context: Context,
  { expected, cardToken }: { expected: ExpectedOrder; cardToken?: string | undefined },
): Promise<{ order: StoredOrder['order']; payment: Payment | null }> {
  const session = await context.visitor.find();
  if (!session) throw refusal('order.emptyBasket');
  for (let tries = 1; ; tries += 1) {
    const { orderId } = await prepareOrder(context, session, expected);
    const prepared = await loadOrder(context.db, orderId);
    if (!prepared) throw new Error(`order ${orderId} was prepared and is not there`);
    try {
      return { order: prepared.order, payment: await startPayment(context, { order: prepared.order, cardToken }) };
    } catch (error) {
      // That its payment had failed may be heard only now, which ends what was prepared.
      if (tries === mostTries || !isApiError(error, 'order.notPayable')) throw error;
    }
  }
}

/**
 * Gives back at once what is held for a payment of the basket, which is called off where it can be. One that was paid meanwhile is an
 * order; should one be paid later, that goes back.
 */
export async function giveUpBasketPayment(context: Context): Promise<void> {
  const session = await context.visitor.find();
  const prepared = session && (await preparedOrder(context.db, session.customer.id));
  if (!prepared) return;
  await closePayments(context.shop, prepared.id, { now: context.now });
  await dropPrepared(context, session);
}

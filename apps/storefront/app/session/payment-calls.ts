import type { Order } from '@mise/contract/orders/order.ts';
import { showError } from '#app/page/show-error.ts';
import { client } from './client.ts';

type OrderKey = { orderId: number; accessKey: string };

/** Payment calls tell the shopper why they failed, and answer null then. */
async function orNull<Result>(call: Promise<{ data: Result }>): Promise<Result | null> {
  try {
    return (await call).data;
  } catch (error) {
    await showError(error);
    return null;
  }
}

/** Where an order is paid; '' where nothing is left to do. */
export async function startPayment(order: OrderKey & { ccToken?: string }): Promise<string | null> {
  const step = await orNull(client.doExecutePayment(order));
  return step && (step.type === 'redirectUrl' ? (step.value ?? '') : '');
}

export function changePaymentMethod(order: OrderKey, paymentId: number): Promise<Order | null> {
  return orNull(client.setOrderPaymentMethod({ ...order, paymentId }));
}

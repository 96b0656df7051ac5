import type { Shop } from '../context.ts';
import { sendOrderConfirmation } from '../domains/orders/send-confirmation.ts';

/** Everything that happens after the answer: name in the queue, payload, function. */
export const tasks = {
  'send-order-confirmation': (shop: Shop, payload: { orderId: number }) => sendOrderConfirmation(shop, payload),
} as const;

export type TaskName = keyof typeof tasks;
export type TaskPayload<Name extends TaskName> = Parameters<(typeof tasks)[Name]>[1];

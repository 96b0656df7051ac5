import type { HandlersOf } from '@mise/contract/handlers.ts';
import type { ordersOperations } from '@mise/contract/orders/operations.ts';
import { refusal } from '@mise/contract/refusal.ts';
import type { Context } from '../context.ts';
import { openOrder } from '../domains/orders/find-order.ts';
import { orderAnswer } from './order-answer.ts';

export const ordersHandlers: HandlersOf<Context, typeof ordersOperations> = {
  // The key alone opens an order; without it there is nothing to see, whatever else is known of it.
  getOrder: async (context, { orderId, accessKey }) => {
    const stored = accessKey ? await openOrder(context.db, { orderId, accessKey }) : null;
    if (!stored) throw refusal('order.notFound');
    return { data: await orderAnswer(context, stored) };
  },
};

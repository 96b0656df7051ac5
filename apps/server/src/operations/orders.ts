import type { HandlersOf } from '@mise/contract/handlers.ts';
import type { ordersOperations } from '@mise/contract/orders/operations.ts';
import { refusal } from '@mise/contract/refusal.ts';
import type { Context } from '../context.ts';
import { countAgainst } from '../domains/customers/rate-limit.ts';
import { subjectKey } from '../domains/customers/subject-key.ts';
import { openOrder } from '../domains/orders/find-order.ts';
import { lastOrdered } from '../domains/orders/last-ordered.ts';
import { lockUnpaidHolds } from '../domains/orders/unpaid-holds.ts';
import { switchMethod } from '../domains/payments/switch-method.ts';
import { inTransaction } from '../in-transaction.ts';
import { orderAnswer, otherMethods } from './order-answer.ts';
import { ownOrder } from './own-order.ts';

/** Changes an hour of orders to one mail address: a change to a transfer is told by mail, to an address that nobody has proved. */
const mostChangesOfEmail = 20;

export const ordersHandlers: HandlersOf<Context, typeof ordersOperations> = {
  getLastOrdered: async (context) => {
    const session = await context.visitor.find();
    const found = session ? await lastOrdered(context.db, session.customer.id) : [];
    return { data: found.map(({ orderedAt, ...each }) => ({ ...each, orderedAt: orderedAt.toISOString() })) };
  },

  // The key alone opens an order; without it there is nothing to see, whatever else is known of it.
  getOrder: async (context, { orderId, accessKey }) => {
    const stored = accessKey ? await openOrder(context.db, { orderId, accessKey }) : null;
    if (!stored) throw refusal('order.notFound');
    return { data: await orderAnswer(context, stored) };
  },

  setOrderPaymentMethod: async (context, { orderId, accessKey, paymentId }) => {
    const { order } = await ownOrder(context, { orderId, accessKey });
    const isSwitched = await inTransaction(context, async (inner) => {
      // One after the other: each counts what the others have on credit.
      await lockUnpaidHolds(inner.db, { email: order.email });
      const method = (await otherMethods(inner, order)).find(({ id }) => id === paymentId);
      if (!method) throw refusal('checkout.paymentMethodUnavailable', { cause: { paymentId } });
      const isWaiting = await switchMethod(inner, { order, method });
      const key = subjectKey(inner.shop, 'payment-method', order.email);
      await countAgainst(inner, [{ key, most: mostChangesOfEmail }]);
      return isWaiting;
    });
    if (!isSwitched) throw refusal('order.notPayable', { cause: { orderId } });
    return { data: await orderAnswer(context, await ownOrder(context, { orderId, accessKey })) };
  },
};

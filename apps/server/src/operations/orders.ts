import type { HandlersOf } from '@mise/contract/handlers.ts';
import type { ordersOperations } from '@mise/contract/orders/operations.ts';
import { refusal } from '@mise/contract/refusal.ts';
import type { Context } from '../context.ts';
import { lastBasket } from '../domains/cart/basket.ts';
import { countGuessedAddress, refuseGuessedAddress } from '../domains/checkout/unproven-orders.ts';
import { mayMail } from '../domains/customers/may-mail.ts';
import { countAgainst } from '../domains/customers/rate-limit.ts';
import { dayMs } from '../domains/customers/sessions.ts';
import { findPlacedOrder, openOrder } from '../domains/orders/find-order.ts';
import { lastOrdered } from '../domains/orders/last-ordered.ts';
import { lockUnpaidHolds } from '../domains/orders/unpaid-holds.ts';
import { behaviorOf } from '../domains/payments/payment-behavior.ts';
import { switchMethod } from '../domains/payments/switch-method.ts';
import { inTransaction } from '../in-transaction.ts';
import { orderAnswer, otherMethods } from '../workflows/order-answer.ts';
import { ownOrder } from '../workflows/own-order.ts';

/** Changes an hour of one order. */
const mostChangesOfOrder = 20;
/** Mails an hour, of changes to a transfer, to an address that nobody has proved. After these the page of the order alone names the account. */
const mostMailsOfEmail = 20;

export const ordersHandlers: HandlersOf<Context, typeof ordersOperations> = {
  getLastOrdered: async (context) => {
    const session = await context.visitor.find();
    const found = session ? await lastOrdered(context.db, session.customer.id) : [];
    return { data: found.map(({ orderedAt, ...each }) => ({ ...each, orderedAt: orderedAt.toISOString() })) };
  },

  getPlacedOrder: async ({ db, visitor, now }) => {
    const session = await visitor.find();
    const basket = session && (await lastBasket(db, session.customer.id));
    const isRecent = basket?.orderedAt && now.getTime() - basket.orderedAt.getTime() < dayMs;
    return { data: basket && isRecent ? await findPlacedOrder(db, basket.id) : null };
  },

  // The key alone opens an order; without it there is nothing to see, whatever else is known of it.
  getOrder: async (context, { orderId, accessKey }) => {
    const stored = accessKey ? await openOrder(context.db, { orderId, accessKey }) : null;
    if (!stored) throw refusal('order.notFound');
    return { data: await orderAnswer(context, stored) };
  },

  setOrderPaymentMethod: async (context, { orderId, accessKey, paymentId }) => {
    const { order } = await ownOrder(context, { orderId, accessKey });
    const caller = (await context.visitor.find())?.customer;
    // With the key of an order that a guest placed, an account says nothing of its address.
    const buyer = caller?.id === order.customerId && !order.isOfGuest ? caller : { account: null };
    const unavailable = refusal('checkout.paymentMethodUnavailable', { cause: { paymentId } });
    const methodOf = async (inner: Context, isTold: boolean) =>
      (await otherMethods(inner, order, { isTold })).find(({ id }) => id === paymentId);
    await refuseGuessedAddress(context, buyer);
    const isSwitched = await inTransaction(context, async (inner) => {
      // One after the other: each counts what the others have on credit.
      await lockUnpaidHolds(inner.db, { id: order.customerId, email: order.email });
      const method = await methodOf(inner, false);
      if (!method) throw unavailable;
      const isProven = buyer.account?.isConfirmed === true && buyer.account.email === order.email.toLowerCase();
      const isMailed = behaviorOf(method.key).namesAccount && (isProven || (await mayMail(inner, mailOf(order))));
      const isWaiting = await switchMethod(inner, { order, method, isMailed });
      await countAgainst(inner, [{ key: `payment-method:order:${order.id}`, most: mostChangesOfOrder }]);
      return isWaiting;
    }).catch(async (refused) => {
      const ofSeen = async () => ((await methodOf(context, true)) ? null : unavailable);
      await countGuessedAddress(context, buyer, { refused, ofSeen });
      throw refused;
    });
    if (!isSwitched) throw refusal('order.notPayable', { cause: { orderId } });
    return { data: await orderAnswer(context, await ownOrder(context, { orderId, accessKey })) };
  },
};

function mailOf({ email }: { email: string }) {
  return { kind: 'payment-method', email, most: mostMailsOfEmail };
}

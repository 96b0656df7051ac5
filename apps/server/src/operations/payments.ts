import type { ApiError } from '@mise/contract/api-error.ts';
import type { HandlersOf } from '@mise/contract/handlers.ts';
import type { paymentsOperations } from '@mise/contract/payments/operations.ts';
import { refusal } from '@mise/contract/refusal.ts';
import type { Context } from '../context.ts';
import type { StoredOrder } from '../domains/orders/find-order.ts';
import { askProvider } from '../domains/payments/ask-provider.ts';
import { behaviorOf } from '../domains/payments/payment-behavior.ts';
import { activePaymentMethods } from '../domains/payments/payment-methods.ts';
import { startPayment } from '../domains/payments/start-payment.ts';
import { syncPayment } from '../domains/payments/sync-payment.ts';
import { orderPayment, shopPaymentWire } from '../domains/payments/wire.ts';
import { isPaidBeforeOrder, startBasketPayment } from '../workflows/basket-payment.ts';
import { cardComponent } from '../workflows/card-component.ts';
import { ownOrder } from '../workflows/own-order.ts';
import {
  lastOwnReference,
  type OwnPayment,
  ownPayment,
  providerPayment,
  unknownPayment,
} from '../workflows/own-payment.ts';

export const paymentsHandlers: HandlersOf<Context, typeof paymentsOperations> = {
  getMollieSettings: async ({ shop }) => {
    const methods = (await activePaymentMethods(shop)).filter(({ key }) => behaviorOf(key).provider !== null);
    const preventOrderCreation = await isPaidBeforeOrder(shop);
    const preventOrderCreationGranular = Object.fromEntries(methods.map(({ key }) => [key, preventOrderCreation]));
    const card = await cardComponent(shop);
    const mollieComponents = card.scriptUrl !== '';
    return { data: { preventOrderCreation, preventOrderCreationGranular, mollieComponents, ...card } };
  },

  getPayPalSettings: async () => ({ data: null }),

  getMolliePayment: async (context, { paymentId }) => {
    const { wire } = await providerPayment(context, await ownPayment(context, paymentId));
    return { data: wire };
  },

  getMolliePaymentAndUpdateStatus: async (context, { paymentId }) => {
    const name = paymentId ?? (await lastOwnReference(context));
    const own = await ownPayment(context, name);
    const { wire } = await synced(context, own);
    const { order, isOfBasket } = await ownPayment(context, name);
    return { data: wire, meta: { order, isOfBasket } };
  },

  doCreateMolliePaymentFromBasket: async (context, { ccToken, ...expected }) => {
    if (!(await isPaidBeforeOrder(context.shop))) throw refusal('payment.orderFirst');
    const { order, payment } = await startBasketPayment(context, { expected, cardToken: ccToken ?? undefined });
    const providerId = payment?.providerId ?? null;
    if (!payment || providerId === null) throw withoutPage(order);
    return { data: (await providerPayment(context, { payment: { ...payment, providerId } })).wire };
  },

  doCreateMolliePaymentFromOrder: async (context, { orderId, accessKey, options }) => {
    const { order } = await ownOrder(context, { orderId, accessKey });
    const payment = await startPayment(context, { order, cardToken: options?.ccToken ?? undefined });
    const providerId = payment?.providerId ?? null;
    if (!payment || providerId === null) throw withoutPage(order);
    const { wire } = await providerPayment(context, { payment: { ...payment, providerId } });
    return { data: wire };
  },

  doCreatePlentyPaymentFromMolliePayment: async (context, { paymentId }) => {
    const own = await ownPayment(context, paymentId);
    await synced(context, own);
    return { data: await shopPaymentWire(context, own.payment.id) };
  },

  // Each payment is made for one order, which it pays already.
  doAttachMolliePaymentToOrder: async (context, { molliePaymentId, orderId }) => {
    const { order } = await ownOrder(context, { orderId });
    const own = await ownPayment(context, molliePaymentId);
    if (own.payment.orderId !== order.id) throw refusal('order.assignPaymentFailed', { cause: { orderId } });
    await synced(context, own);
    return { data: { paymentId: own.payment.id } };
  },

  doAttachPaymentToOrder: async (context, { orderId, accessKey, paymentId }) => {
    await ownOrder(context, { orderId, accessKey });
    const payment = await orderPayment(context.db, { orderId, paymentId });
    if (!payment) throw refusal('order.assignPaymentFailed', { cause: { orderId } });
    return { data: { id: payment.id, paymentId, orderId, assignedAt: payment.createdAt.toISOString() } };
  },

  doCaptureMolliePayment: async (context, { paymentId }) => {
    const own = await ownPayment(context, paymentId);
    const { status } = await synced(context, own);
    if (status === 'authorized') {
      await askProvider(context.shop, (payments) => payments.capture(own.payment.providerId));
    }
    const { wire } = await synced(context, own);
    return { data: wire };
  },

  // What is said there is the shop's own knowledge: which order it is, whatever a client would have it be.
  doPatchMolliePayment: async (context, { paymentId }) => {
    const { payment } = await ownPayment(context, paymentId);
    const metadata = {
      reference: payment.reference,
      orderId: String(payment.orderId ?? ''),
      paymentId: String(payment.id),
    };
    const { wire } = await askProvider(context.shop, (payments) => payments.change(payment.providerId, { metadata }));
    return { data: wire };
  },
};

/** Why nothing of an order is paid on a page of the provider. */
function withoutPage({
  id: orderId,
  paymentMethodKey,
}: Pick<StoredOrder['order'], 'id' | 'paymentMethodKey'>): ApiError {
  if (behaviorOf(paymentMethodKey).provider === null) return refusal('payment.otherMethod');
  return refusal('order.notPayable', { cause: { orderId } });
}

/** As the provider knows it now, which the shop then knows too. */
async function synced(context: Context, own: OwnPayment) {
  const { providerId } = own.payment;
  const learnt = await syncPayment(context.shop, providerId, { now: context.now });
  if (!learnt) throw unknownPayment(providerId);
  return learnt.said;
}

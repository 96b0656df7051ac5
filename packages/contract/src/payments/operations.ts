import { z } from 'zod';
import { placingErrors } from '../checkout/operations.ts';
import { operation } from '../operation.ts';
import { none } from '../values.ts';
import {
  attachMolliePaymentParamsSchema,
  attachMolliePaymentResponseSchema,
  attachPaymentParamsSchema,
  attachPaymentResponseSchema,
  mollieBasketOptionsSchema,
  mollieCreateOrderParamsSchema,
  molliePatchParamsSchema,
  molliePaymentIdParamsSchema,
  mollieSettingsSchema,
  returnedPaymentParamsSchema,
} from './mollie-params.ts';
import { molliePaymentSchema } from './mollie-payment.ts';
import { shopPaymentSchema } from './shop-payment.ts';

/** Where a payment led: whoever owns its order may open it; null for others, and while there is none. */
export const paidOrderSchema = z.object({
  order: z.object({ orderId: z.number(), accessKey: z.string() }).nullable(),
  /** It was to be paid before it became an order, and has not become one: the basket is as it was. */
  isOfBasket: z.boolean(),
});

export const paymentsOperations = {
  getMollieSettings: operation({
    kind: 'get',
    access: 'anyone',
    input: none,
    output: mollieSettingsSchema,
    errors: [],
    summary: 'Answers how payments by Mollie are set up.',
  }),
  getPayPalSettings: operation({
    kind: 'get',
    access: 'anyone',
    input: none,
    output: z.null(),
    errors: [],
    summary: 'Answers how payments by PayPal are set up: null where they are not.',
  }),
  getMolliePayment: operation({
    kind: 'get',
    access: 'anyone',
    input: molliePaymentIdParamsSchema,
    output: molliePaymentSchema,
    weight: 3,
    errors: ['payment.notFound', 'payment.providerAway'],
    summary: 'Answers a payment of this session as its provider knows it.',
  }),
  getMolliePaymentAndUpdateStatus: operation({
    kind: 'get',
    access: 'anyone',
    input: returnedPaymentParamsSchema,
    output: molliePaymentSchema,
    meta: paidOrderSchema,
    weight: 3,
    errors: ['payment.notFound', 'payment.providerAway'],
    summary:
      'Answers a payment, or the last of this session, as its provider knows it, and brings its order up to date with it.',
  }),
  doCreateMolliePaymentFromBasket: operation({
    kind: 'do',
    access: 'anyone',
    input: mollieBasketOptionsSchema,
    output: molliePaymentSchema,
    weight: 5,
    errors: [
      ...placingErrors,
      'order.notPayable',
      'payment.notFound',
      'payment.providerAway',
      'payment.orderFirst',
      'payment.otherMethod',
    ],
    summary: 'Begins, or goes on with, the payment of the basket, which becomes an order when it is paid.',
  }),
  doCreateMolliePaymentFromOrder: operation({
    kind: 'do',
    access: 'anyone',
    input: mollieCreateOrderParamsSchema,
    output: molliePaymentSchema,
    weight: 5,
    errors: ['order.notFound', 'order.notPayable', 'payment.notFound', 'payment.providerAway', 'payment.otherMethod'],
    summary: 'Begins, or goes on with, the payment of an order by its own method.',
  }),
  doCreatePlentyPaymentFromMolliePayment: operation({
    kind: 'do',
    access: 'anyone',
    input: molliePaymentIdParamsSchema,
    output: shopPaymentSchema,
    weight: 3,
    errors: ['payment.notFound', 'payment.providerAway'],
    summary: 'Answers the payment of the shop that belongs to one of the provider, brought up to date with it.',
  }),
  doAttachMolliePaymentToOrder: operation({
    kind: 'do',
    access: 'anyone',
    input: attachMolliePaymentParamsSchema,
    output: attachMolliePaymentResponseSchema,
    weight: 3,
    errors: ['payment.notFound', 'order.notFound', 'order.assignPaymentFailed', 'payment.providerAway'],
    summary: 'Counts a payment of this session for an order of this session, of which it may be the payment already.',
  }),
  doAttachPaymentToOrder: operation({
    kind: 'do',
    access: 'anyone',
    input: attachPaymentParamsSchema,
    output: attachPaymentResponseSchema,
    errors: ['order.notFound', 'order.assignPaymentFailed'],
    summary: 'Answers that a payment of the shop belongs to an order.',
  }),
  doCaptureMolliePayment: operation({
    kind: 'do',
    access: 'anyone',
    input: molliePaymentIdParamsSchema,
    output: molliePaymentSchema,
    weight: 3,
    errors: ['payment.notFound', 'payment.providerAway'],
    summary: 'Takes what is authorized of a payment of this session.',
  }),
  doPatchMolliePayment: operation({
    kind: 'do',
    access: 'anyone',
    input: molliePatchParamsSchema,
    output: molliePaymentSchema,
    weight: 3,
    errors: ['payment.notFound', 'payment.providerAway'],
    summary: 'Tells the provider of a payment of this session which order it pays.',
  }),
};

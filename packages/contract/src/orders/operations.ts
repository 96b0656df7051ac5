import { z } from 'zod';
import { operation } from '../operation.ts';
import { id, line, none } from '../values.ts';
import { orderSchema } from './order.ts';

/** `accessKey` opens the order of anyone; name and postcode are the answers to the extra questions of a later login. */
export const orderSearchParamsSchema = z.object({
  orderId: id,
  accessKey: line(64).optional(),
  name: line(100).optional(),
  postcode: line(20).optional(),
});

/** Whoever may see an order may pay it otherwise. */
export const orderPaymentMethodParamsSchema = orderSearchParamsSchema.extend({ paymentId: id });

/** Sold units of a variation in the last order that has it, and when that was. */
export const lastOrderedSchema = z.strictObject({
  variationId: z.number().int(),
  quantity: z.number().int(),
  orderedAt: z.iso.datetime(),
});

/** What opens an order. */
export const placedOrderSchema = z.strictObject({ id: z.number().int(), accessKey: z.string() });

export const ordersOperations = {
  // An addition of ours: what a customer needs again, without a look into an order.
  getLastOrdered: operation({
    kind: 'get',
    access: 'customer',
    input: none,
    output: z.array(lastOrderedSchema),
    errors: [],
    summary: 'Lists the articles of the last orders of the customer, each once, those of the newest order first.',
  }),
  // An addition of ours: who never got the answer to an order, and comes back, is told that it is there.
  getPlacedOrder: operation({
    kind: 'get',
    access: 'anyone',
    input: none,
    output: placedOrderSchema.nullable(),
    errors: [],
    summary:
      'Answers the order that the cart of the visitor became within the last day, as long as nothing was put in since; else null.',
  }),
  // The contract answers `Order | GetOrderError`; ours refuses with an ApiError as every operation does.
  getOrder: operation({
    kind: 'get',
    access: 'anyone',
    input: orderSearchParamsSchema,
    output: orderSchema,
    errors: ['order.notFound'],
    summary: 'Answers an order to whoever has its access key.',
  }),
  setOrderPaymentMethod: operation({
    kind: 'set',
    access: 'anyone',
    input: orderPaymentMethodParamsSchema,
    output: orderSchema,
    errors: ['order.notFound', 'order.notPayable', 'checkout.paymentMethodUnavailable'],
    summary: 'Has an order that waits for its money paid by another method.',
  }),
};

export type OrderSearchParams = z.output<typeof orderSearchParamsSchema>;

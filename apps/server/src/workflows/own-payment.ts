import { refusal } from '@mise/contract/refusal.ts';
import { orderStatusIds } from '@mise/rules/order-state.ts';
import type { Context } from '../context.ts';
import { askProvider } from '../domains/payments/ask-provider.ts';
import { findPayment, lastReference, orderOfPayment, type Payment } from '../domains/payments/find-payment.ts';
import type { ProviderPayment } from '../providers/payment/payment-provider.ts';

const dayMs = 86_400_000;

/** What leads to the order of a payment; null for all but its owner. */
export type PaidOrder = { orderId: number; accessKey: string } | null;

/** `isOfBasket`: it was to be paid before it became an order, and has not become one. */
export type OwnPayment = { payment: Payment & { providerId: string }; order: PaidOrder; isOfBasket: boolean };

/**
 * A payment of whoever calls, by the provider's id; by its reference, which nobody can guess, that of anybody who comes back from the
 * payment page, be it in another browser. Refuses with `payment.notFound`.
 */
export async function ownPayment(context: Context, name: string): Promise<OwnPayment> {
  const payment = await findPayment(context.db, name);
  const order = payment && (await orderOfPayment(context.db, payment));
  const isOwner = order !== null && order.customerId === (await context.visitor.find())?.customer.id;
  const providerId = payment?.providerId ?? null;
  if (!payment || providerId === null || !(isOwner || payment.reference === name)) throw unknownPayment(name);
  const { prepared, canceled } = orderStatusIds;
  const isOfBasket = order?.statusId === prepared || (order?.statusId === canceled && order.basketId === null);
  const { orderId = 0, accessKey = '' } = order ?? {};
  const opened = isOwner && !isOfBasket ? { orderId, accessKey } : null;
  return { payment: { ...payment, providerId }, order: opened, isOfBasket };
}

/**
 * What this session began last to pay on a page of the provider, by its reference: who comes back from there comes soon. Refuses with
 * `payment.notFound`.
 */
export async function lastOwnReference(context: Context): Promise<string> {
  const customerId = (await context.visitor.find())?.customer.id;
  const since = new Date(context.now.getTime() - dayMs);
  const reference = customerId === undefined ? null : await lastReference(context.db, { customerId, since });
  if (reference === null) throw unknownPayment('');
  return reference;
}

/** The same as the provider knows it now. */
export async function providerPayment(
  context: Context,
  { payment }: Pick<OwnPayment, 'payment'>,
): Promise<ProviderPayment> {
  const said = await askProvider(context.shop, (payments) => payments.find(payment.providerId));
  if (!said) throw unknownPayment(payment.providerId);
  return said;
}

export function unknownPayment(paymentId: string) {
  return refusal('payment.notFound', { cause: { paymentId } });
}

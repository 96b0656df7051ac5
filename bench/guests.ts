import { fillCheckout } from '@mise/server/testing/fill-checkout.ts';
import { createVisitor, type Visitor } from '../scripts/test/trial-visitor.ts';

function newEmail(): string {
  return `einkauf-${crypto.randomUUID()}@gasthaus-krone.example`;
}

/** A session without a cart. */
export async function createGuest(origin: string): Promise<Visitor> {
  const visitor = createVisitor(origin);
  await visitor.call('doLoginAsGuest', { email: newEmail() });
  return visitor;
}

/** A guest with one article in the cart, to whom only doPlaceOrder is left. */
export async function createBuyer(origin: string, variationId: number): Promise<Visitor> {
  const buyer = createVisitor(origin);
  await buyer.call('doAddCartItem', { productId: variationId, quantity: 1 });
  await fillCheckout(buyer, { email: newEmail() });
  return buyer;
}

/** An order that was just paid by card on the page of the provider, of which the shop has not been told. Answers the provider's id. */
export async function createPayment(origin: string, variationId: number): Promise<string> {
  const buyer = await createBuyer(origin, variationId);
  const { list } = await buyer.call('getPaymentProviders');
  await buyer.call('setPaymentProvider', { paymentId: list.find(({ key }) => key === 'mollieCreditCard')?.id ?? 0 });
  const { order } = await buyer.call('doPlaceOrder');
  const { value } = await buyer.call('doExecutePayment', { orderId: order.id });
  const page = new URL(value ?? '');
  const switches = { method: 'PUT', headers: { 'content-type': 'application/json' }, body: '{"webhooks":"off"}' };
  await fetch(new URL('/api/switches', page), switches);
  await fetch(page, { method: 'POST', body: new URLSearchParams({ status: 'paid' }), redirect: 'manual' });
  return page.pathname.split('/').at(-1) ?? '';
}

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

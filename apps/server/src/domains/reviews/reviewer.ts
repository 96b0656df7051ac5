import { refusal } from '@mise/contract/refusal.ts';
import type { OrderKey } from '@mise/contract/reviews/write-review.ts';
import type { Context } from '../../context.ts';
import { loadCustomer } from '../customers/sessions.ts';
import { openOrder } from '../orders/find-order.ts';
import { hasBought } from '../orders/has-bought.ts';
import { paidWhenFetched } from '../payments/payment-behavior.ts';
import { settingsOf } from '../shop/settings.ts';

/** Who writes: a customer who is logged in, or the guest of an order, who reviews what it holds and nothing else. */
export type Reviewer = { customerId: number; orderId?: number };

/** Null for whoever is neither. Who is logged in writes as themselves, whatever key they have. */
export async function findReviewer(context: Context, { orderId, accessKey }: OrderKey): Promise<Reviewer | null> {
  const customer = (await context.visitor.find())?.customer;
  if (customer?.account) return { customerId: customer.id };
  if (orderId === undefined || accessKey === undefined) return null;
  const settings = await settingsOf(context.shop);
  const stored = settings.areGuestReviewsAllowed ? await openOrder(context.db, { orderId, accessKey }) : null;
  // The key of a customer's order does not open what else they wrote.
  if (!stored || (await loadCustomer(context.db, stored.order.customerId)).account) return null;
  return { customerId: stored.order.customerId, orderId };
}

/** The same; refuses with `login.required`. */
export async function currentReviewer(context: Context, key: OrderKey): Promise<Reviewer> {
  const reviewer = await findReviewer(context, key);
  if (!reviewer) throw refusal('login.required');
  return reviewer;
}

/** Whether the reviewer bought the item, and whether they may review it. */
export async function purchaseOf(
  context: Context,
  reviewer: Reviewer,
  itemId: number,
): Promise<{ isBuyer: boolean; mayWrite: boolean }> {
  const settings = await settingsOf(context.shop);
  const isBuyer = await hasBought(context.db, { ...reviewer, itemId, paidWhenFetched });
  return { isBuyer, mayWrite: isBuyer || (reviewer.orderId === undefined && !settings.areReviewsForBuyersOnly) };
}

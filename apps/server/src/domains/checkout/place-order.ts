import { type ApiError, isApiError } from '@mise/contract/api-error.ts';
import type { ExpectedOrder } from '@mise/contract/checkout/expected-order.ts';
import { refusal } from '@mise/contract/refusal.ts';
import { orderStatusIds } from '@mise/rules/order-state.ts';
import { readUploadAddress } from '@mise/rules/uploaded-file.ts';
import { eq } from 'drizzle-orm';
import type { Context, TransactionContext } from '../../context.ts';
import type { Queryable, Transaction } from '../../db/database.ts';
import { isDatabaseAway, isDatabaseBusy } from '../../db/database-away.ts';
import { inTransaction } from '../../in-transaction.ts';
import type { Basket } from '../cart/basket.ts';
import { lastBasket, lockBasket } from '../cart/basket.ts';
import { readStoredCart } from '../cart/stored-cart.ts';
import { basket as basketTable } from '../cart/tables.ts';
import { giftCardIdsOf } from '../cart/vouchers.ts';
import { lockCoupon, redeemCoupon } from '../coupons/redeem-coupon.ts';
import { isBlockedAddress } from '../customers/blocked-address.ts';
import { customerClassOf } from '../customers/customer-class.ts';
import type { Session } from '../customers/sessions.ts';
import { createOrder } from '../orders/create-order.ts';
import { findOrderOfBasket, type OrderOfBasket } from '../orders/find-order.ts';
import { lockExchange } from '../orders/lock-exchange.ts';
import type { OrderDraft } from '../orders/order-draft.ts';
import { lockUnpaidHolds } from '../orders/unpaid-holds.ts';
import { endUnpaid } from '../payments/end-unpaid.ts';
import { lockGiftCards } from '../payments/gift-cards.ts';
import { payByGiftCard } from '../payments/pay-by-gift-card.ts';
import { behaviorOf } from '../payments/payment-behavior.ts';
import { contractTexts, keepLegalTexts } from '../shop/legal-text-versions.ts';
import { keepWithOrder } from '../uploads/keep-uploads.ts';
import { cartOfVisitor } from './cart-view.ts';
import { goOn } from './go-on.ts';
import { orderDraft, refuseUnseen, requiredPayment } from './order-draft.ts';
import { countOrder, refuseSpentOrders } from './order-rate-limit.ts';
import { priceBasket } from './priced-basket.ts';
import { refuseLater, refuseOtherChoices, refuseOtherLines, refuseOtherSums, refuseOtherTerms } from './seen-order.ts';
import { stockSources } from './stock-demand.ts';
import { refuseOverCaps } from './unpaid-caps.ts';
import { countGuessedAddress, refuseGuessedAddress } from './unproven-orders.ts';

/** Placing an order may be tried again this long after an unexpected failure. */
const retryLockMs = 30_000;

/**
 * Places the order of the customer's basket: checks, stock, order and mail in one transaction. The basket is the
 * idempotency key: placing again, from a second tab or after a lost answer, answers the order that exists.
 */
export function placeOrder(
  context: Context,
  session: Session,
  expected: ExpectedOrder = {},
): Promise<{ orderId: number }> {
  return placeOrLock(context, { session, expected, isPrepared: false });
}

/**
 * The same for a payment that comes before the order: goods are held, the basket stays open, and nobody is told of an order until
 * it is paid (`payments/sync-payment.ts`). Preparing again goes on with the same, unless the basket has changed (`go-on.ts`): nothing more is
 * held, and it is counted once.
 */
export function prepareOrder(
  context: Context,
  session: Session,
  expected: ExpectedOrder,
): Promise<{ orderId: number }> {
  return placeOrLock(context, { session, expected, isPrepared: true });
}

type Placing = { session: Session; expected: ExpectedOrder; isPrepared: boolean };

async function placeOrLock(context: Context, placing: Placing): Promise<{ orderId: number }> {
  const { session } = placing;
  await refuseGuessedAddress(context, session.customer);
  try {
    return await inTransaction(context, (inner) => placeInTransaction(inner, placing));
  } catch (error) {
    await countGuessedAddress(context, session.customer, { refused: error, ofSeen: () => refusalOfCart(context) });
    // With the database away or busy nothing can be said of the order but that trying again is safe, as soon as it is back.
    if (isApiError(error) || isDatabaseAway(error) || isDatabaseBusy(error)) throw error;
    context.log.error({ err: error, sessionId: session.id }, 'placing an order failed');
    await lockForRetry(context, session);
    throw refusal('order.createFailed', { retryAfter: retryLockMs / 1000, cause: { requestId: context.requestId } });
  }
}

/** Why the cart is refused as its buyer sees it, without what was ordered under an address that they only typed; null where it is not. */
async function refusalOfCart(context: Context): Promise<ApiError | null> {
  const { basket, held } = await cartOfVisitor(context);
  const priced = await priceBasket(context, { basket, held, customerClass: await customerClassOf(context) });
  try {
    await refuseUnseen(context, priced);
    requiredPayment(priced);
    await refuseOverCaps(context, priced.overCaps);
    return null;
  } catch (error) {
    if (isApiError(error)) return error;
    throw error;
  }
}

async function placeInTransaction(context: TransactionContext, placing: Placing): Promise<{ orderId: number }> {
  const { session, expected, isPrepared } = placing;
  const basket = await lockBasket(context.db, session.customer.id);
  if (!basket) throw refusal('order.emptyBasket');
  const known = await findOrderOfBasket(context.db, basket.id);
  if (basket.orderedAt !== null && !known) {
    throw new Error(`basket ${basket.id} is marked as ordered and has no order`);
  }
  const placed = known && known.statusId !== orderStatusIds.prepared;
  if (placed || (known && isPrepared && (await goOn(context, known, { basket, session, expected })))) {
    return { orderId: known.id };
  }
  const { id: customerId, email, account } = session.customer;
  const isProven = account?.isConfirmed === true;
  await refuseSpentOrders(context, { customerId, email, isProven });
  await lockVouchers(context.db, basket);
  await lockUnpaidHolds(context.db, session.customer);
  // Before any stock is locked: of texts that are new the first order writes the version, and others wait for it.
  const { db, language, now } = context;
  const legalTexts = await keepLegalTexts(db, { types: contractTexts, language, now });
  if (known) await endPrepared(context, { orderId: known.id, customerId });
  // Unless its money came since it was looked at: then it is the order.
  const paid = known && (await findOrderOfBasket(context.db, basket.id));
  if (paid) return { orderId: paid.id };
  refuseWhileLocked(basket, context.now);
  const held = await readStoredCart(context, customerId, { isPlaced: true });
  const isBlocked = await isBlockedAddress(context.db, email);
  const priced = await priceBasket(context, {
    ...{ basket, held, isBlocked },
    customerClass: await customerClassOf(context),
  });
  await refuseUnseen(context, priced);
  refuseOtherChoices({ ...priced, email }, expected);
  refuseOtherSums(priced, expected);
  const draft = await orderDraft(context, { session, priced, legalTexts });
  refuseOtherLines(priced, expected);
  refuseLater(draft, expected);
  refuseOtherTerms(legalTexts, expected);
  if (isPrepared) refuseOtherMethod(draft);
  // Who has proved their address is given credit by the shop; of a guest, and of an account that was just opened, it knows what they typed.
  const hasCredit = behaviorOf(draft.paymentMethodKey).isCredit && isProven;
  const counted = { ...draft, isProven, unpaid: hasCredit ? 0 : draft.totals.toPay };
  await refuseSpentOrders(context, counted);
  const created = await createOrder(context, isPrepared ? { ...draft, statusId: orderStatusIds.prepared } : draft);
  await useVouchers(context, created.id, draft);
  await keepWithOrder(context.db, { orderId: created.id, fileIds: filesOf(draft) });
  if (!isPrepared) {
    await context.db.update(basketTable).set({ orderedAt: context.now }).where(eq(basketTable.id, basket.id));
  }
  await countOrder(context, counted);
  return { orderId: created.id };
}

/** What was to be paid before is not what is ordered now. */
async function endPrepared(context: TransactionContext, prepared: { orderId: number; customerId: number }) {
  const { db, now } = context;
  const { orderId, customerId } = prepared;
  const { variations } = await readStoredCart(context, customerId, { isPlaced: true });
  await lockExchange(db, { orderId, variationIds: [...variations.values()].flatMap(stockSources) });
  await endUnpaid(db, { orderId, now });
}

/** Before any stock is taken, and before what is left of them is read. */
async function lockVouchers(db: Transaction, { id, couponId }: Basket): Promise<void> {
  if (couponId !== null) await lockCoupon(db, couponId);
  await lockGiftCards(db, await giftCardIdsOf(db, id));
}

/** Coupon and gift cards are used with the order, or not at all. */
async function useVouchers({ db, now }: TransactionContext, orderId: number, draft: OrderDraft): Promise<void> {
  if (draft.coupon) await redeemCoupon(db, { couponId: draft.coupon.id, orderId, now });
  await payByGiftCard(db, { orderId, shares: draft.giftCards, now });
}

function filesOf({ lines }: OrderDraft): string[] {
  const files = lines.flatMap(({ properties }) => properties.map(({ file = '' }) => readUploadAddress(file)?.id));
  return [...new Set(files.filter((id) => id !== undefined))];
}

/** What is held for a payment of the customer's basket that comes before its order. */
export async function preparedOrder(db: Queryable, customerId: number): Promise<OrderOfBasket | null> {
  const basket = await lastBasket(db, customerId);
  const known = basket && (await findOrderOfBasket(db, basket.id));
  return known?.statusId === orderStatusIds.prepared ? known : null;
}

/** Gives back what is held for a payment of the basket that comes before its order; should it be paid all the same, that goes back. */
export async function dropPrepared(context: Context, { customer }: Session): Promise<void> {
  await inTransaction(context, async ({ db, now }) => {
    const basket = await lockBasket(db, customer.id);
    const known = basket && (await findOrderOfBasket(db, basket.id));
    if (known?.statusId === orderStatusIds.prepared) await endUnpaid(db, { orderId: known.id, now });
  });
}

/** Nothing would end what is held for a payment that nobody can begin. */
function refuseOtherMethod({ paymentMethodKey }: OrderDraft): void {
  if (behaviorOf(paymentMethodKey).provider === null) throw refusal('payment.otherMethod');
}

function refuseWhileLocked(basket: Basket, now: Date): void {
  const leftMs = (basket.lockedUntil?.getTime() ?? 0) - now.getTime();
  if (leftMs <= 0) return;
  const seconds = Math.ceil(leftMs / 1000);
  throw refusal('order.retryLocked', { retryAfter: seconds, cause: { seconds } });
}

/**
 * Written outside of the transaction that was rolled back, and of one that the call may run in and that is about to be:
 * hence not through the database of the call. Where even that fails the shopper may simply try again.
 */
async function lockForRetry(context: Context, session: Session): Promise<void> {
  try {
    await context.shop.db
      .update(basketTable)
      .set({ lockedUntil: new Date(context.now.getTime() + retryLockMs) })
      .where(eq(basketTable.customerId, session.customer.id));
  } catch (error) {
    context.log.error({ err: error, sessionId: session.id }, 'the basket could not be locked');
  }
}

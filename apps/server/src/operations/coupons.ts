import type { Cart } from '@mise/contract/cart/cart.ts';
import type { Answer } from '@mise/contract/client.ts';
import type { couponsOperations } from '@mise/contract/coupons/operations.ts';
import type { HandlersOf } from '@mise/contract/handlers.ts';
import { refusal } from '@mise/contract/refusal.ts';
import type { Context, TransactionContext } from '../context.ts';
import { type Basket, openBasket, renewBasket } from '../domains/cart/basket.ts';
import { readStoredCart } from '../domains/cart/stored-cart.ts';
import { addGiftCard, dropCoupon, dropGiftCards, setCoupon } from '../domains/cart/vouchers.ts';
import { couponRefusal } from '../domains/checkout/coupon-words.ts';
import { priceBasket } from '../domains/checkout/priced-basket.ts';
import { couponCode } from '../domains/coupons/coupon-code.ts';
import { findCoupon } from '../domains/coupons/redeem-coupon.ts';
import { type Attempt, beginAttempt, freeOfManyCustomers } from '../domains/customers/begin-attempt.ts';
import { beginSession } from '../domains/customers/begin-session.ts';
import { crowdOf } from '../domains/customers/crowd-of.ts';
import { customerClassOf } from '../domains/customers/customer-class.ts';
import { giftCardHash } from '../domains/payments/gift-card-code.ts';
import { findGiftCard, type HeldGiftCard, isUsable } from '../domains/payments/gift-cards.ts';
import { inTransaction } from '../in-transaction.ts';
import { basketChanged } from '../workflows/cart-events.ts';
import { afterChoice } from '../workflows/checkout-changed.ts';

export const couponsHandlers: HandlersOf<Context, typeof couponsOperations> = {
  doAddCoupon: async (context, { couponCode: typed }) => {
    const code = couponCode(typed);
    if (code === '') throw refusal('coupon.codeMissing');
    const attempt = await beginCouponAttempt(context);
    const coupon = await findCoupon(context.db, code);
    const codeHash = coupon ? null : giftCardHash(code);
    const giftCard = codeHash && (await findGiftCard(context.db, codeHash));
    if (!coupon && !giftCard) throw refusal('coupon.usedOrInvalid');
    // Whoever knows a code did not guess it, whatever is wrong with it.
    await attempt.succeeded(context.shop.db);
    await writeBasket(context, async (inner, basket) => {
      if (coupon) await useCoupon(inner, basket, coupon.id);
      else if (giftCard) await useGiftCard(inner, basket, giftCard);
    });
    return couponAnswer(context);
  },

  deleteCoupon: async (context, { couponCode: named }) => {
    await writeBasket(context, async (inner, basket) => {
      const { coupon, giftCards } = await readStoredCart(inner, basket.customerId);
      const card = giftCards.find(({ codeEnd }) => codeEnd === named);
      if (coupon?.code === couponCode(named)) await dropCoupon(inner.db, basket.id, coupon.id);
      else if (card) await dropGiftCards(inner.db, basket.id, [card.id]);
      else throw refusal('coupon.removeFailed');
      await renewBasket(inner.db, basket.id);
    });
    return couponAnswer(context);
  },
};

/** Codes are guessed as passwords are: by a network, whichever code it tries. */
async function beginCouponAttempt(context: Context): Promise<Attempt> {
  const { shop, now } = context;
  const attempt = await beginAttempt(shop, {
    action: 'coupon',
    network: await crowdOf(context),
    freeOfNetwork: freeOfManyCustomers,
    now,
  });
  if (typeof attempt !== 'number') return attempt;
  throw refusal('coupon.tooManyAttempts', { cause: { seconds: attempt }, retryAfter: attempt });
}

/** Refuses a coupon that does nothing for the cart: the one of before stays. */
async function useCoupon(context: TransactionContext, basket: Basket, couponId: number): Promise<void> {
  await setCoupon(context.db, basket, couponId);
  const { coupon, lines } = await priced(context, basket);
  if (lines.length === 0) throw refusal('coupon.noMatchingItem');
  if (coupon?.fault) throw await couponRefusal(context, coupon.fault);
}

async function useGiftCard(context: TransactionContext, basket: Basket, card: HeldGiftCard): Promise<void> {
  if (context.now >= card.validUntil) throw refusal('coupon.expired');
  if (!isUsable(card, context.now)) throw refusal('coupon.usedOrInvalid');
  if (await addGiftCard(context.db, basket.id, card.id)) await renewBasket(context.db, basket.id);
  const { giftCards } = await priced(context, basket);
  const used = giftCards.find(({ giftCard }) => giftCard.id === card.id);
  if (!used || used.amount === 0) throw refusal('coupon.noOpenAmount');
}

async function priced(context: TransactionContext, basket: Basket) {
  const held = await readStoredCart(context, basket.customerId);
  return priceBasket(context, { basket: held.basket ?? basket, held, customerClass: await customerClassOf(context) });
}

async function writeBasket(
  context: Context,
  change: (context: TransactionContext, basket: Basket) => Promise<void>,
): Promise<void> {
  await inTransaction(context, async (inner) => {
    await change(inner, await openBasket(inner, await beginSession(inner)));
  });
}

async function couponAnswer(context: Context): Promise<Answer<Cart, never>> {
  const { events } = await afterChoice(context, { tells: true });
  const data = events.AfterBasketChanged.basket;
  return { data, events: { ...events, ...basketChanged({ ...data, items: undefined }) } };
}

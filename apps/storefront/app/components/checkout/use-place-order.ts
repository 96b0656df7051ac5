import { isApiError } from '@mise/contract/api-error.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { browserI18n, ensureMessages } from '#app/i18n/browser-messages.ts';
import { errorMessage } from '#app/page/error-message.ts';
import { notify } from '#app/page/notifications.ts';
import { showError } from '#app/page/show-error.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import { client } from '#app/session/client.ts';
import type { CheckoutView } from '#app/views/checkout.ts';
import { type CheckoutForm, checkCheckoutForm, type FormErrors } from '#app/views/checkout-form.ts';
import { dropDraft, keepDraft } from './checkout-draft.ts';
import { focusFirst } from './focus-field.ts';
import { placeOrder } from './place-order.ts';
import type { Checkout } from './use-checkout.ts';

/** Refusals that only the cart can mend. */
const cartRefusals = ['order.itemsChanged', 'order.notEnoughStock', 'order.emptyBasket'];

/** The button of the checkout: checks, saves what is not saved yet, places the order once, and leads to its page. */
export function usePlaceOrder(checkout: Checkout) {
  const text = useText();
  const locale = useLocale();
  const navigate = useNavigate();
  const isRunning = useRef(false);
  const [isPlacing, setIsPlacing] = useState(false);
  const [failure, setFailure] = useState('');
  /** When the shop takes another try, in milliseconds of the clock; 0: at once. */
  const [lockedUntil, setLockedUntil] = useState(0);

  async function place(): Promise<void> {
    if (isRunning.current) return;
    const form = checkout.read();
    keepDraft(form);
    setFailure('');
    const errors = checkCheckoutForm(form, checkout.view);
    if (hasErrors(errors)) return stopAt(errors);
    isRunning.current = true;
    setIsPlacing(true);
    try {
      if (!(await isAgreed(form))) return;
      const order = await checkout.inTurn(() => placeOrder(client, toPlaceInput(form)));
      dropDraft();
      // A new document: its address holds a key, so it comes with its own referrer policy. The way back is the cart.
      window.location.replace(order.paymentAddress || pathTo.confirmation(locale, order.id, order.accessKey));
    } catch (error) {
      stop();
      await explain(error);
    }
  }

  /**
   * Saves what is not saved yet. What the buyer agrees to stands on the screen: what changed since, with the last entry or
   * in another tab, is looked at first. A cart that is gone is no objection: where its order was placed, the shop answers
   * that order, else it refuses.
   */
  async function isAgreed(form: CheckoutForm): Promise<boolean> {
    const refused = await checkout.saveAndLook();
    if (checkout.isCartGone()) return true;
    const now = checkout.latestView();
    const errors = hasErrors(refused) ? refused : checkCheckoutForm(form, now);
    if (hasErrors(errors)) stopAt(errors);
    else if (now.cart.isIncomplete) await leaveForCart(text('checkout.sumsChanged'));
    else if (isOtherOffer(checkout.view, now)) stop(text('checkout.sumsChanged'));
    else return true;
    return false;
  }

  function toPlaceInput(form: CheckoutForm) {
    const { shipping, payment, cart } = checkout.latestView();
    const method = shipping.options.find(({ id }) => id === shipping.selected);
    return {
      form,
      hasConsented: form.hasConsented && Boolean(method?.consent),
      paymentId: payment.selected,
      expectedTotal: cart.amountDue,
    };
  }

  async function leaveForCart(message: string): Promise<void> {
    stop();
    notify({ type: 'negative', message });
    await navigate(pathTo.cart(locale));
  }

  function stop(reason = ''): void {
    isRunning.current = false;
    setIsPlacing(false);
    setFailure(reason);
  }

  /** The marks are drawn before the focus goes: they move the page, and free the fields. */
  function stopAt(errors: FormErrors): void {
    flushSync(() => {
      stop();
      checkout.setErrors(errors);
    });
    focusFirst(errors);
  }

  async function explain(error: unknown): Promise<void> {
    if (isApiError(error) && error.status === undefined) return setFailure(text('checkout.lostAnswer'));
    await ensureMessages(['errors']);
    const message = errorMessage(error, browserI18n());
    if (!isApiError(error)) return setFailure(message);
    if (cartRefusals.includes(error.key)) return leaveForCart(message);
    if (error.retryAfter) setLockedUntil(Date.now() + error.retryAfter * 1000);
    if (error.key.startsWith('checkout.')) checkout.refresh().catch(showError);
    setFailure(message);
  }

  return { place, isPlacing, failure, lockedUntil };
}

export type PlaceOrder = ReturnType<typeof usePlaceOrder>;

function hasErrors(errors: FormErrors): boolean {
  return Object.keys(errors).length > 0;
}

function isOtherOffer(before: CheckoutView, now: CheckoutView): boolean {
  const pieces = ({ cart }: CheckoutView) => JSON.stringify(cart.lines.map(({ id, amount }) => [id, amount]));
  return (
    pieces(before) !== pieces(now) ||
    before.cart.totals.gross !== now.cart.totals.gross ||
    before.shipping.selected !== now.shipping.selected ||
    before.payment.selected !== now.payment.selected
  );
}

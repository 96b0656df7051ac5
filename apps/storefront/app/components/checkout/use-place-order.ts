import { isApiError } from '@mise/contract/api-error.ts';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { browserI18n, ensureMessages } from '#app/i18n/browser-messages.ts';
import { client } from '#app/lib/client.ts';
import { errorMessage } from '#app/lib/error-message.ts';
import { pathTo } from '#app/lib/links.ts';
import { showError } from '#app/lib/show-error.ts';
import { useLocale, useText } from '#app/lib/use-text.ts';
import type { CheckoutView } from '#app/views/checkout.ts';
import { checkCheckoutForm, type FormErrors } from '#app/views/checkout-form.ts';
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
      const refused = await checkout.save();
      const agreed = hasErrors(refused) ? refused : checkCheckoutForm(form, checkout.latestView());
      if (hasErrors(agreed)) return stopAt(agreed);
      // What the buyer agreed to stands on the screen: a sum that the last change moved is looked at first.
      if (isOtherOffer(checkout.view, checkout.latestView())) return stop(text('checkout.sumsChanged'));
      const paymentId = checkout.view.payment.selected;
      const order = await checkout.inTurn(() => placeOrder(client, { form, paymentId }));
      dropDraft();
      // A new document: its address holds a key, so it comes with its own referrer policy. The way back is the cart.
      window.location.replace(order.paymentAddress || pathTo.confirmation(locale, order.id, order.accessKey));
    } catch (error) {
      stop();
      await explain(error);
    }
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
    if (isApiError(error) && cartRefusals.includes(error.key)) {
      await showError(error);
      await navigate(pathTo.cart(locale));
      return;
    }
    if (isApiError(error) && error.retryAfter) setLockedUntil(Date.now() + error.retryAfter * 1000);
    if (isApiError(error) && error.key.startsWith('checkout.')) checkout.refresh().catch(showError);
    await ensureMessages(['errors']);
    const isLost = isApiError(error) && error.status === undefined;
    setFailure(isLost ? text('checkout.lostAnswer') : errorMessage(error, browserI18n()));
  }

  return { place, isPlacing, failure, lockedUntil };
}

export type PlaceOrder = ReturnType<typeof usePlaceOrder>;

function hasErrors(errors: FormErrors): boolean {
  return Object.keys(errors).length > 0;
}

function isOtherOffer(before: CheckoutView, now: CheckoutView): boolean {
  return (
    before.cart.totals.gross !== now.cart.totals.gross ||
    before.shipping.selected !== now.shipping.selected ||
    before.payment.selected !== now.payment.selected
  );
}

import { ApiError, isApiError } from '@mise/contract/api-error.ts';
import { factsOf } from '@mise/rules/languages.ts';
import { pathTo, withQuery } from '@mise/rules/path-to.ts';
import { useNavigate } from 'react-router';
import { hasErrors } from '#app/forms/check-values.ts';
import { dropDraft } from '#app/forms/draft.ts';
import { explainFailure, type Objection } from '#app/forms/explain-failure.ts';
import { notify } from '#app/page/notifications.ts';
import { showError } from '#app/page/show-error.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import { client } from '#app/session/client.ts';
import { tellOtherTabs } from '#app/session/other-tabs.ts';
import { storeAgreedTerms } from '#app/views/agreed-terms.ts';
import { checkoutDraft } from '#app/views/checkout-draft.ts';
import type { CheckoutField, CheckoutFields, CheckoutValues } from '#app/views/checkout-form.ts';
import type { DestinationPart } from '#app/views/destination.ts';
import { paymentRefused } from '#app/views/payment-state.ts';
import { isOtherDay, isOtherOffer } from './other-offer.ts';
import { placeOrder } from './place-order.ts';
import type { AgreedTermsState } from './use-agreed-terms.ts';
import type { Checkout } from './use-checkout.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';

/** Refusals that only the cart can mend. */
const cartRefusals = ['order.itemsChanged', 'order.notEnoughStock', 'order.emptyBasket'] as const;

/** The carrier was to be asked for something else, and said nothing: without that the order goes on. */
const carrierRefusals = [
  'checkout.carrierAway',
  'checkout.carrierBusy',
  'checkout.carrierLimit',
  'checkout.carrierSlow',
] as const;

/** After which the page shows where the order would go by now. */
const elsewhereRefusals = ['order.choicesChanged', 'order.addressMissing'] as const;

type CheckoutObjection = Objection<CheckoutFields>;

/** The work of the checkout's button: saves what is not saved yet, places the order, and leads to its page. */
export function usePlaceOrder(checkout: Checkout, form: CheckoutFormState, agreed: AgreedTermsState) {
  const text = useText();
  const locale = useLocale();
  const navigate = useNavigate();
  async function place(values: CheckoutValues): Promise<CheckoutObjection | undefined> {
    try {
      const objection = await findObjection(values);
      if (objection) return objection;
      const order = await checkout.inTurn(() => placeOrder(client, toPlaceInput(values)));
      form.finish();
      // Whoever orders from the review has left the form of the checkout.
      dropDraft(checkoutDraft);
      storeAgreedTerms(null);
      tellOtherTabs();
      const confirmation = order.id === 0 ? '' : pathTo.confirmation(locale, order.id, order.accessKey);
      return order.paymentAddress === ''
        ? openInstead(order.isPaymentRefused ? withQuery(confirmation, paymentRefused) : confirmation)
        : openPayment(order.paymentAddress, { wayBack: confirmation });
    } catch (error) {
      return explain(error, values);
    }
  }

  /**
   * Saves what is not saved yet. What the buyer agrees to stands on the screen: what changed since, with the last entry,
   * in another tab or because somebody else bought the last pieces, is looked at first. A cart that is gone is no objection: where its order was placed, the shop answers
   * that order, else it refuses.
   */
  async function findObjection(values: CheckoutValues): Promise<CheckoutObjection | undefined> {
    checkout.confirmShipping();
    const refused = await checkout.saveAndLook();
    if (checkout.isCartGone()) return undefined;
    const now = checkout.latestView();
    const elsewhere = hasErrors(refused) ? [] : checkout.whatGoesElsewhere(values, checkout.view);
    if (elsewhere.length > 0) {
      await checkout.followDestination().catch(showError);
      return { failure: changedElsewhere(elsewhere) };
    }
    const errors = hasErrors(refused) ? refused : form.check(values);
    if (hasErrors(errors)) return { errors };
    if (now.cart.isIncomplete) return leaveForCart(text('checkout.cartChanged'));
    if (isOtherOffer({ view: checkout.view, values }, now)) return { failure: text('checkout.sumsChanged') };
    if (isOtherDay(checkout.view, now)) return tellLater();
    // Last: of the others nobody would be told with the next press.
    return agreed.areOther(now.cart.seen.expectedTerms) ? tellOtherTerms() : undefined;
  }

  /** The page looks before it places an order, and the shop while it does: both say the same. */
  function tellLater(): Promise<CheckoutObjection> {
    const refused = { key: 'order.deliveryLater', code: 0, message: '', status: 409 } as const;
    return explainFailure(form.fields, new ApiError(refused));
  }

  function tellOtherTerms(): Promise<CheckoutObjection> {
    return agreed.tell(checkout.latestView().cart.seen.expectedTerms);
  }

  function changedElsewhere(parts: readonly DestinationPart[]): string {
    const list = new Intl.ListFormat(factsOf(locale).locale);
    return text('checkout.changedElsewhere', { what: list.format(parts.map((part) => text(part))) });
  }

  function toPlaceInput(values: CheckoutValues) {
    const { shipping, payment, cart } = checkout.latestView();
    const method = shipping.options.find(({ id }) => id === shipping.selected);
    return {
      values,
      hasConsented: values.hasConsented && Boolean(method?.consent),
      shippingId: method?.id,
      paymentId: payment.selected,
      expected: { ...cart.seen, expectedTerms: agreed.terms() },
    };
  }

  async function leaveForCart(message: string): Promise<CheckoutObjection> {
    notify({ type: 'negative', message });
    await navigate(pathTo.cart(locale));
    return {};
  }

  async function explain(error: unknown, values: CheckoutValues): Promise<CheckoutObjection> {
    if (isApiError(error) && error.status === undefined) return { failure: text('checkout.lostAnswer') };
    if (isApiError(error, 'order.preferredDayGone') && isOnPage('preferredDay')) {
      checkout.refresh().catch(showError);
      return { errors: { preferredDay: 'notOffered' } };
    }
    if (isApiError(error, ...carrierRefusals)) {
      const { failure } = await explainFailure(form.fields, error);
      const wished = (['preferredDay', 'preferredPlace'] as const).find(
        (name) => values[name] !== '' && isOnPage(name),
      );
      return { failure, errors: wished ? { [wished]: 'unknown' } : {} };
    }
    if (isApiError(error, 'order.termsChanged')) {
      await checkout.refresh().catch(showError);
      return tellOtherTerms();
    }
    const objection = await explainFailure(form.fields, error);
    if (isApiError(error, ...cartRefusals)) return leaveForCart(objection.failure ?? '');
    if (isApiError(error, ...elsewhereRefusals)) {
      await checkout.refresh().catch(showError);
      const elsewhere = checkout.whatGoesElsewhere(values, checkout.view);
      await checkout.followDestination().catch(showError);
      if (elsewhere.length > 0 && isApiError(error, 'order.choicesChanged'))
        return { failure: changedElsewhere(elsewhere) };
    } else if (isApiError(error, 'order.deliveryLater') || (isApiError(error) && error.key.startsWith('checkout.'))) {
      checkout.refresh().catch(showError);
    }
    return objection;
  }

  function isOnPage(name: CheckoutField): boolean {
    return form.element.current?.elements.namedItem(name) != null;
  }

  return place;
}

/**
 * Whoever goes back from a payment page comes to the order that it pays: the cart is empty by then, and says nothing of it. What is no
 * order yet is still at the checkout. Never resolves, either.
 */
function openPayment(address: string, { wayBack }: { wayBack: string }): Promise<never> {
  if (wayBack !== '') window.history.replaceState(null, '', wayBack);
  // A browser that kept the checkout would show it as it was left, at the address of the order.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) window.location.reload();
  });
  window.location.assign(address);
  return new Promise(() => {});
}

/**
 * A new document: its address holds a key, so it comes with its own referrer policy. The way back from it is the cart.
 * Never resolves: the form stays busy until the document is gone.
 */
function openInstead(address: string): Promise<never> {
  window.location.replace(address);
  return new Promise(() => {});
}

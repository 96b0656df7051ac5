import type { Basket } from '@mise/contract/cart/basket.ts';
import type { DeliverySplit } from '@mise/contract/checkout/delivery.ts';
import type { SessionResult } from '@mise/contract/customers/session.ts';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { hasErrors } from '#app/forms/check-values.ts';
import { refusedFields } from '#app/forms/refused-fields.ts';
import { readLegalPages } from '#app/page/read-legal-pages.ts';
import { showError } from '#app/page/show-error.ts';
import { useLocale } from '#app/page/use-text.ts';
import { isToldOnce } from '#app/session/cart-notices.ts';
import { changeCart } from '#app/session/cart-store.ts';
import { client } from '#app/session/client.ts';
import { type Totals, toCartTotals } from '#app/views/cart-totals.ts';
import { type CheckoutView, nextCheckoutView } from '#app/views/checkout.ts';
import {
  type AddressPart,
  type CheckoutErrors,
  type CheckoutValues,
  type ServiceValues,
  withServices,
} from '#app/views/checkout-form.ts';
import { type DestinationPart, findElsewhere } from '#app/views/destination.ts';
import { preferredPostcode, toPreferredDelivery } from '#app/views/preferred-delivery.ts';
import type { SavedCheckout } from '#app/views/saved-checkout.ts';
import type { CartCall } from '../cart/cart-editor.ts';
import { createCallQueue } from './call-queue.ts';
import { saveSteps, valuesAfter } from './save-checkout.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';

/** Milliseconds after the last field was left: a browser that fills in a whole address leaves many at once. */
const patience = 200;

/** What the checkout shows and how the shop is told of it: one call after the other, whatever is clicked meanwhile. */
export function useCheckout(loaded: CheckoutView, { read, fill, setErrors, fields }: CheckoutFormState) {
  const locale = useLocale();
  const [view, setView] = useState(loaded);
  const latest = useRef(loaded);
  const [pending, setPending] = useState(0);
  const [queue] = useState(() => createCallQueue(setPending));
  const saved = useRef(loaded.saved);
  /** What the shop said last. */
  const looked = useRef<SessionResult>(undefined);
  const isStale = useRef(false);
  const isCartGone = useRef(false);
  const isPreferredShown = useRef(false);
  /** What was last saved of it; '' is nothing. */
  const toldPreferred = useRef(loaded.preferred ? 'before' : '');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  function show(change: (before: CheckoutView) => CheckoutView): void {
    latest.current = change(latest.current);
    setView(latest.current);
  }

  /** Runs a call after those before it; sums and methods are asked for once no other waits. */
  function inTurn<Result>(task: () => Promise<Result>): Promise<Result> {
    return queue.run(async () => {
      try {
        return await task();
      } finally {
        if (isStale.current && queue.size() === 1) await refresh();
      }
    });
  }

  async function refresh(): Promise<void> {
    isStale.current = false;
    const [session, shipping, payment] = await Promise.all([
      client.getSession({ cartItems: 'none' }),
      client.getShippingProvider(),
      client.getPaymentProviders(),
    ]);
    const { basket } = session.data;
    looked.current = session.data;
    isCartGone.current = basket.items?.length === 0;
    // Something newer was chosen meanwhile: what was just read would undo it on the screen.
    if (queue.size() > 1) isStale.current = true;
    else if (!isCartGone.current) {
      changeCart(basket);
      show((before) => nextCheckoutView(before, { basket, shipping: shipping.data, payment: payment.data }, locale));
    }
  }

  /** Tells the shop what is complete and new in the form. Answers the fields that it refused. */
  async function saveNow(): Promise<CheckoutErrors> {
    let values = read();
    for (const { part, save } of saveSteps) {
      const before = saved.current;
      try {
        saved.current = await save({
          client,
          values,
          countries: loaded.countries,
          saved: before,
          onCart: noteChanges,
        });
      } catch (error) {
        const refused = refusedFields(fields, error, part === 'email' ? undefined : part);
        if (!hasErrors(refused)) throw error;
        setErrors((others) => ({ ...others, ...refused }));
        return refused;
      }
      if (part === 'email' || saved.current === before) continue;
      isStale.current = true;
      values = followAddress(part, values, before);
    }
    // Its fields may have come since the others were read.
    if (isPreferredShown.current) await savePreferred(read());
    return {};
  }

  /** Coupons, limits and ways to pay follow from the address for mails, too. */
  function noteChanges({ notices = [] }: Pick<Basket, 'notices'>): void {
    isStale.current = true;
    const changes = notices.filter(isToldOnce);
    show((before) => ({ ...before, cart: { ...before.cart, notices: [...before.cart.notices, ...changes] } }));
  }

  /** Once, for a place and a method; not before the shop knows where the goods go. */
  async function savePreferred(values: CheckoutValues): Promise<void> {
    const now = preferredOf(values);
    if (toldPreferred.current === now || saved.current.shippingId === 0) return;
    await client.doSavePreferredDeliveryServices(toPreferredDelivery(values));
    toldPreferred.current = now;
    isStale.current = true;
  }

  function preferredOf(values: CheckoutValues): string {
    const wanted = toPreferredDelivery(values);
    const isNothing = Object.values(wanted).every((each) => each === '');
    return isNothing ? '' : JSON.stringify([preferredPostcode(values), latest.current.shipping.selected, wanted]);
  }

  /** From now on what stands in the form of it is what is wanted; told anew, since the carrier may answer by now. Answers how to end that. */
  function showPreferred(): () => void {
    isPreferredShown.current = true;
    if (toldPreferred.current !== '') toldPreferred.current = 'before';
    return () => {
      isPreferredShown.current = false;
    };
  }

  /** Shows the book as it is by now, and in the form the address under the name that it has there. */
  function followAddress(part: AddressPart, values: CheckoutValues, before: SavedCheckout): CheckoutValues {
    const after = saved.current;
    const changed = valuesAfter(part, { values, before, after });
    const name = `${part}Choice` as const;
    // Another one may have been chosen meanwhile.
    const isStillChosen = read()[name] === values[name];
    flushSync(() => show((earlier) => ({ ...earlier, saved: after })));
    if (isStillChosen && Object.keys(changed).length > 0) fill(changed);
    return { ...values, ...changed };
  }

  function save(): Promise<CheckoutErrors> {
    clearTimeout(timer.current);
    return inTurn(saveNow);
  }

  /** Saves what is left and reads what the shop would sell now, however much was begun meanwhile. */
  async function saveAndLook(): Promise<CheckoutErrors> {
    isStale.current = true;
    const refused = await save();
    while (isStale.current) await queue.run(refresh);
    return refused;
  }

  /** In what the shop would send it, or write, elsewhere than the page said before it looked (`before`). */
  function whatGoesElsewhere(values: CheckoutValues, before: CheckoutView): DestinationPart[] {
    const preferred = isPreferredShown.current ? toPreferredDelivery(read()) : before.preferred;
    return looked.current ? findElsewhere(looked.current, { values, preferred, countries: loaded.countries }) : [];
  }

  /** Shows where the shop would send it, as another tab or device has it by the last look. */
  function followDestination(): Promise<void> {
    return queue.run(async () => {
      if (!looked.current || isCartGone.current) return;
      const { followShop } = await import('./follow-shop.ts');
      const now = await followShop(client, looked.current);
      saved.current = now.saved;
      flushSync(() => show((before) => ({ ...before, saved: now.saved })));
      fill(now.texts);
      toldPreferred.current = preferredOf(read());
    });
  }

  /** Shows of which legal texts the shop has one by now. */
  async function followLegalTexts(): Promise<void> {
    const legalPages = await readLegalPages(client);
    flushSync(() => show((before) => ({ ...before, legalPages })));
  }

  function saveSoon(): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => save().catch(showError), patience);
  }

  function chooseShipping(id: number): void {
    show((before) => ({ ...before, shipping: { ...before.shipping, selected: id } }));
    choose('shippingMethod', () => client.setShippingProvider({ shippingId: id }));
  }

  function chooseServices(values: ServiceValues): void {
    const { tailLift, deliveryWindow, phoneBeforeArrival } = values;
    show((before) => ({ ...before, shipping: withServices(before.shipping, values) }));
    choose('shippingMethod', () =>
      client.setFreightServices({ tailLift, deliveryWindow: deliveryWindow || null, phoneBeforeArrival }),
    );
  }

  /** What the page proposed, and the shopper let stand, is what they choose. */
  function confirmShipping(): void {
    const { selected, isGone, isProposed } = latest.current.shipping;
    if (isProposed && selected > 0 && !isGone) chooseShipping(selected);
  }

  function choosePayment(id: number): void {
    show((before) => ({ ...before, payment: { ...before.payment, selected: id } }));
    choose('paymentMethod', () => client.setPaymentProvider({ paymentId: id }));
  }

  function chooseSplit(split: DeliverySplit): void {
    show((before) => ({ ...before, split }));
    choose('split', () => client.setDeliverySplit({ split }));
  }

  /** Takes back the preferred day, and nothing else that the carrier was asked for. */
  function dropDay(): void {
    const { preferred } = latest.current;
    if (preferred) {
      choose('preferredDay', () => client.doSavePreferredDeliveryServices({ ...preferred, preferredDay: '' }));
    }
  }

  /** Coupons and gift cards change the sums, and what can be chosen. */
  function changeCartBy(call: CartCall): Promise<{ totals: Totals }> {
    return inTurn(async () => {
      isStale.current = true;
      const { data } = await call(client);
      return { totals: toCartTotals(data, locale) };
    });
  }

  function choose(
    field: 'shippingMethod' | 'preferredDay' | 'paymentMethod' | 'split',
    call: () => Promise<unknown>,
  ): void {
    setErrors(({ [field]: _, ...others }) => others);
    inTurn(() => {
      // After a refusal too: the lists say then what can be chosen.
      isStale.current = true;
      return call();
    }).catch(showError);
  }

  return {
    view,
    /** What the shop knows by now. */
    saved: () => saved.current,
    /** As it is now, for what began with an earlier one. */
    latestView: () => latest.current,
    /** Ordered or emptied, here with a lost answer or in another tab: the page shows what it last was. */
    isCartGone: () => isCartGone.current,
    isBusy: pending > 0,
    save,
    saveAndLook,
    whatGoesElsewhere,
    followDestination,
    followLegalTexts,
    saveSoon,
    refresh: () => queue.run(refresh),
    chooseShipping,
    chooseServices,
    showPreferred,
    confirmShipping,
    choosePayment,
    chooseSplit,
    dropDay,
    changeCartBy,
    inTurn,
  };
}

export type Checkout = ReturnType<typeof useCheckout>;

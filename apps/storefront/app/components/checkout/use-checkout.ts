import { isApiError } from '@mise/contract/api-error.ts';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { changeCart } from '#app/lib/cart-store.ts';
import { client } from '#app/lib/client.ts';
import { showError } from '#app/lib/show-error.ts';
import { useLocale } from '#app/lib/use-text.ts';
import { type CheckoutView, nextCheckoutView } from '#app/views/checkout.ts';
import { type CheckoutForm, type FormErrors, readCheckoutForm, refusedFields } from '#app/views/checkout-form.ts';
import { createCallQueue } from './call-queue.ts';
import { keepDraft } from './checkout-draft.ts';
import { saveSteps } from './save-checkout.ts';

/** Milliseconds after the last field was left: a browser that fills in a whole address leaves many at once. */
const patience = 200;

/** What the checkout shows and how the shop is told of it: one call after the other, whatever is clicked meanwhile. */
export function useCheckout(loaded: CheckoutView, form: RefObject<HTMLFormElement | null>) {
  const locale = useLocale();
  const [view, setView] = useState(loaded);
  const latest = useRef(loaded);
  const [errors, setErrors] = useState<FormErrors>({});
  const [pending, setPending] = useState(0);
  const [queue] = useState(() => createCallQueue(setPending));
  const saved = useRef(loaded.saved);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  function show(change: (before: CheckoutView) => CheckoutView): void {
    latest.current = change(latest.current);
    setView(latest.current);
  }

  function read(): CheckoutForm {
    if (!form.current) throw new Error('the form of the checkout is not there');
    return readCheckoutForm(new FormData(form.current));
  }

  /** Sums and methods after a change; skipped where another change waits, which asks again. */
  async function refresh(): Promise<void> {
    if (queue.size() > 1) return;
    const [session, shipping, payment] = await Promise.all([
      client.getSession(),
      client.getShippingProvider(),
      client.getPaymentProviders(),
    ]);
    if (queue.size() > 1) return;
    const { basket } = session.data;
    changeCart(basket);
    show((before) => nextCheckoutView(before, { basket, shipping: shipping.data, payment: payment.data }, locale));
  }

  /** Tells the shop what is complete and new in the form. Answers the fields that it refused. */
  async function saveNow(): Promise<FormErrors> {
    const entered = read();
    keepDraft(entered);
    const before = saved.current;
    try {
      for (const { part, save } of saveSteps) {
        try {
          saved.current = await save({ client, form: entered, countries: loaded.countries, saved: saved.current });
        } catch (error) {
          const refused = isApiError(error) ? refusedFields(error.cause, part) : {};
          if (Object.keys(refused).length === 0) throw error;
          setErrors((others) => ({ ...others, ...refused }));
          return refused;
        }
      }
    } finally {
      const { shippingId, billingId } = saved.current;
      if (
        before.shippingId !== shippingId ||
        before.billingId !== billingId ||
        before.shipping !== saved.current.shipping
      ) {
        await refresh();
      }
    }
    return {};
  }

  function save(): Promise<FormErrors> {
    clearTimeout(timer.current);
    return queue.run(saveNow);
  }

  function saveSoon(): void {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => save().catch(showError), patience);
  }

  function chooseShipping(id: number): void {
    show((before) => ({ ...before, shipping: { ...before.shipping, selected: id } }));
    forget('shippingMethod');
    choose(() => client.setShippingProvider({ shippingId: id }));
  }

  function choosePayment(id: number): void {
    show((before) => ({ ...before, payment: { ...before.payment, selected: id } }));
    forget('paymentMethod');
    choose(() => client.setPaymentProvider({ paymentId: id }));
  }

  /** Also after a refusal: the lists say then what can be chosen. */
  function choose(call: () => Promise<unknown>): void {
    queue.run(() => call().finally(refresh)).catch(showError);
  }

  function forget(field: keyof FormErrors): void {
    setErrors(({ [field]: _, ...others }) => others);
  }

  return {
    view,
    /** As it is now, for what began with an earlier one. */
    latestView: () => latest.current,
    errors,
    setErrors,
    isBusy: pending > 0,
    read,
    save,
    saveSoon,
    refresh: () => queue.run(refresh),
    chooseShipping,
    choosePayment,
    inTurn: queue.run,
  };
}

export type Checkout = ReturnType<typeof useCheckout>;

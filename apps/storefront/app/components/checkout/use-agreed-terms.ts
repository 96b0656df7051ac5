import { ApiError } from '@mise/contract/api-error.ts';
import { useEffect, useRef } from 'react';
import { explainFailure, type Objection } from '#app/forms/explain-failure.ts';
import { notify } from '#app/page/notifications.ts';
import { useLocale, useText } from '#app/page/use-text.ts';
import { type AgreedTerms, readAgreedTerms, storeAgreedTerms } from '#app/views/agreed-terms.ts';
import type { CheckoutFields, CheckoutValues } from '#app/views/checkout-form.ts';
import type { Checkout } from './use-checkout.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';

/**
 * The legal texts that the buyer agrees to: those of when the page came, or of when they were told that there are others. A box that was ticked for
 * others, before a reload or in another language, is not ticked for these.
 */
export function useAgreedTerms(checkout: Checkout, form: CheckoutFormState) {
  const locale = useLocale();
  const text = useText();
  const read = useRef(checkout.view.cart.seen.expectedTerms);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the document can be read, and when a draft has filled the form
  useEffect(() => {
    const control = box();
    // What its value says in a draft is no tick of a box that comes later.
    if (!control) return storeAgreedTerms({ locale, terms: undefined });
    if (!control.checked) return;
    const before = readAgreedTerms();
    // Of no draft, then: it was ticked before scripts could answer.
    if (!before || isSame(before)) return note();
    untick();
    if (before.locale !== locale) notify({ type: 'warning', message: text('checkout.agreeInLanguage') });
    else void explain().then(({ failure = '' }) => notify({ type: 'negative', message: failure }));
  }, [form.version]);

  function box(): HTMLInputElement | null {
    const control = form.element.current?.elements.namedItem('hasAccepted');
    return control instanceof HTMLInputElement && control.type === 'checkbox' ? control : null;
  }

  function isSame(other: AgreedTerms): boolean {
    return other.locale === locale && other.terms === read.current;
  }

  function untick(): void {
    if (box()) form.fill({ hasAccepted: false });
  }

  function explain(): Promise<Objection<CheckoutFields>> {
    return explainFailure(form.fields, new ApiError({ key: 'order.termsChanged', code: 0, message: '', status: 409 }));
  }

  /** The box was ticked, for what was read until now. */
  function note(): void {
    storeAgreedTerms({ locale, terms: read.current });
  }

  return {
    terms: () => read.current,
    note,
    /** A process of the build before names none. */
    areOther(now: string | undefined): boolean {
      return now !== undefined && read.current !== undefined && now !== read.current;
    },
    /** Whoever agreed has agreed to something else, and is asked again: for the texts that there are by now, at a box that may come with them. */
    async tell(now: string | undefined): Promise<Objection<CheckoutFields>> {
      await checkout.followLegalTexts();
      read.current = now;
      untick();
      return explain();
    },
  };
}

/** A draft, in which the box is ticked only if it is known for which texts. */
export function withAgreement(draft: CheckoutValues): CheckoutValues {
  return readAgreedTerms() ? draft : { ...draft, hasAccepted: false };
}

export type AgreedTermsState = ReturnType<typeof useAgreedTerms>;

import type { DeliverySplit } from '@mise/contract/checkout/delivery.ts';
import type { FieldReason } from '@mise/rules/field-reasons.ts';
import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react';
import { moveHouseNumber } from '#app/components/customers/move-house-number.ts';
import { postcodeText } from '#app/components/customers/postcode-text.ts';
import { writePostcode } from '#app/components/customers/write-postcode.ts';
import { isChoice } from '#app/forms/use-field-events.ts';
import { type FormState, useForm } from '#app/forms/use-form.ts';
import { useText } from '#app/page/use-text.ts';
import type { CheckoutView } from '#app/views/checkout.ts';
import { type AddressDraft, emptyAddress } from '#app/views/checkout-address.ts';
import {
  type AddressPart,
  addressParts,
  type CheckoutField,
  type CheckoutFields,
  type CheckoutValues,
  checkCheckout,
  checkoutForm,
  draftOf,
  isOtherService,
  partValues,
  restoreCheckout,
  takeChosenAddresses,
  toStartValues,
} from '#app/views/checkout-form.ts';
import { chosenAddress } from './save-checkout.ts';
import { useAgreedTerms, withAgreement } from './use-agreed-terms.ts';
import { useCheckout } from './use-checkout.ts';
import { usePlaceOrder } from './use-place-order.ts';

export type CheckoutFormState = FormState<CheckoutFields>;

function isSplit(value: string): value is DeliverySplit {
  return value === 'partial' || value === 'complete';
}

/** The form of a checkout: what the shop knows of it, what happens while it is filled, and the order at its end. */
export function useCheckoutForm(loaded: CheckoutView, draft?: string) {
  const text = useText();
  const form: CheckoutFormState = useForm(checkoutForm, {
    values: toStartValues(loaded),
    draft,
    restore: (stored) => restoreCheckout(withAgreement(stored), loaded),
    // Where everything is decided, nothing can be chosen.
    takeOver: (values, typed) => (draft === undefined ? values : takeChosenAddresses(values, typed, loaded.saved)),
    check: (values) => checkCheckout(values, checkout.latestView()),
    errorText,
    submit: (values) => placeOrder(values),
  });
  const checkout = useCheckout(loaded, form);
  /** New addresses that are not complete, while a saved one is chosen. */
  const begun = useRef<Partial<Record<AddressPart, AddressDraft | undefined>>>({});
  const agreed = useAgreedTerms(checkout, form);
  const placeOrder = usePlaceOrder(checkout, form, agreed);

  function errorText(field: CheckoutField, reason: FieldReason): string | undefined {
    if (reason === 'required' && field === 'shipping.postNumber') return text('checkout.postNumberFirst');
    if (reason === 'required' && field === 'shipping.phoneNumber') return text('checkout.phoneFirst');
    if (reason === 'notOffered' && field === 'preferredDay') return text('checkout.dayGone');
    if (reason === 'unknown' && (field === 'preferredDay' || field === 'preferredPlace'))
      return text('checkout.notAgreed');
    if (reason !== 'invalid' || (field !== 'shipping.zipCode' && field !== 'billing.zipCode')) return undefined;
    const id = form.entered[field === 'shipping.zipCode' ? 'shipping.country' : 'billing.country'];
    return postcodeText(id, loaded.countries, text);
  }

  // Together with what the form read: drawn between the two, the choice would go away for a moment.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the document can be read
  useLayoutEffect(() => {
    // Chosen before scripts could answer: the page shows it already.
    chooseMethods(form.read());
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when a draft, or what was chosen early, has filled the form
  useEffect(() => {
    if (form.version === 0) return;
    chooseMethods(form.start);
    checkout.saveSoon();
  }, [form.version]);

  function chooseMethods(values: CheckoutValues): void {
    const { shipping, payment, split } = checkout.latestView();
    const [shippingId, paymentId] = [Number(values.shippingMethod), Number(values.paymentMethod)];
    if (shippingId > 0 && shippingId !== shipping.selected) checkout.chooseShipping(shippingId);
    // A select or box that is not there says nothing.
    if (isOtherService(values, checkout.latestView().shipping)) checkout.chooseServices(values);
    if (paymentId > 0 && paymentId !== payment.selected) checkout.choosePayment(paymentId);
    if (split && isSplit(values.split) && values.split !== split) checkout.chooseSplit(values.split);
  }

  /** A new address begins in the country of the one before, or as it was left for a saved one. */
  function fillChosen(part: AddressPart): void {
    const values = form.read();
    const { id, draft } = chosenAddress(values, checkout.saved(), part);
    const left = begun.current[part];
    // What was chosen before; the fields still hold its texts.
    begun.current[part] = form.entered[`${part}Choice`] === '' ? draftOf(values, part) : undefined;
    form.fill(partValues(part, id > 0 ? draft : (left ?? emptyAddress(values[`${part}.country`]))));
  }

  const events: Pick<ComponentProps<'form'>, 'onInput' | 'onBlur' | 'onPointerDown'> = {
    ...form.events,
    onInput(event) {
      form.events.onInput(event);
      const part = addressParts.find((each) => (event.target as HTMLInputElement).name === `${each}Choice`);
      if (part) fillChosen(part);
      const { name, checked } = event.target as HTMLInputElement;
      if (name === 'hasAccepted' && checked) agreed.note();
      if (isChoice(event.target)) checkout.saveSoon();
    },
    onBlur(event) {
      moveHouseNumber(event.target);
      writePostcode(event.target, loaded.countries);
      form.events.onBlur(event);
      checkout.saveSoon();
    },
  };

  return { form, checkout, events };
}

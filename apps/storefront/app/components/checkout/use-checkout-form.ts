import type { FieldReason } from '@mise/rules/field-reasons.ts';
import { type ComponentProps, useEffect } from 'react';
import { moveHouseNumber } from '#app/components/customers/move-house-number.ts';
import { postcodeText } from '#app/components/customers/postcode-text.ts';
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
  checkCheckout,
  checkoutForm,
  partValues,
  restoreCheckout,
  toCheckoutValues,
} from '#app/views/checkout-form.ts';
import { chosenAddress } from './save-checkout.ts';
import { useCheckout } from './use-checkout.ts';
import { usePlaceOrder } from './use-place-order.ts';

export type CheckoutFormState = FormState<CheckoutFields>;

/** The form of a checkout: what the shop knows of it, what happens while it is filled, and the order at its end. */
export function useCheckoutForm(loaded: CheckoutView, draft?: string) {
  const text = useText();
  const form: CheckoutFormState = useForm(checkoutForm, {
    values: toCheckoutValues(loaded.saved),
    draft,
    restore: (stored) => restoreCheckout(stored, loaded),
    check: (values) => checkCheckout(values, checkout.latestView()),
    errorText,
    submit: (values) => placeOrder(values),
  });
  const checkout = useCheckout(loaded, form);
  const placeOrder = usePlaceOrder(checkout, form);

  function errorText(field: CheckoutField, reason: FieldReason): string | undefined {
    if (reason !== 'invalid' || (field !== 'shipping.zipCode' && field !== 'billing.zipCode')) return undefined;
    const id = form.entered[field === 'shipping.zipCode' ? 'shipping.country' : 'billing.country'];
    return postcodeText(id, loaded.countries, text);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the document can be read
  useEffect(() => {
    const { shippingMethod, paymentMethod } = form.read();
    // Chosen before scripts could answer: the page shows it already.
    const [shippingId, paymentId] = [Number(shippingMethod), Number(paymentMethod)];
    if (shippingId > 0 && shippingId !== loaded.shipping.selected) checkout.chooseShipping(shippingId);
    if (paymentId > 0 && paymentId !== loaded.payment.selected) checkout.choosePayment(paymentId);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when a draft has filled the form
  useEffect(() => {
    if (form.version > 0) checkout.saveSoon();
  }, [form.version]);

  /** A new address begins in the country of the one before. */
  function draftToChoose(part: AddressPart): AddressDraft {
    const values = form.read();
    const { id, draft } = chosenAddress(values, checkout.saved(), part);
    return id > 0 ? draft : emptyAddress(values[`${part}.country`]);
  }

  const events: Pick<ComponentProps<'form'>, 'onInput' | 'onBlur' | 'onPointerDown'> = {
    ...form.events,
    onInput(event) {
      form.events.onInput(event);
      const part = addressParts.find((each) => (event.target as HTMLInputElement).name === `${each}Choice`);
      if (part) form.fill(partValues(part, draftToChoose(part)));
      if (isChoice(event.target)) checkout.saveSoon();
    },
    onBlur(event) {
      moveHouseNumber(event.target);
      form.events.onBlur(event);
      checkout.saveSoon();
    },
  };

  return { form, checkout, events };
}

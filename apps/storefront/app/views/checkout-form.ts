import type { FreightServiceKind } from '@mise/contract/checkout/shipping.ts';
import { maximumCustomerSignLength, maximumNeighborLength, maximumOrderWishLength } from '@mise/contract/limits.ts';
import { pickupPointOf } from '@mise/rules/pickup-point.ts';
import { checkValues, hasErrors } from '#app/forms/check-values.ts';
import { mergeDraft } from '#app/forms/draft.ts';
import {
  defineForm,
  type FieldDefinition,
  type FieldName,
  type FormErrors,
  type FormValues,
  prefixFields,
} from '#app/forms/form-definition.ts';
import { startValues } from '#app/forms/form-values.ts';
import { addressFormFields } from './address-form.ts';
import type { CheckoutView, FreightServiceView } from './checkout.ts';
import { type AddressDraft, addressFields, emptyAddress, isSameDraft } from './checkout-address.ts';
import { type AddressErrors, checkAddress } from './checkout-checks.ts';
import { checkPreferred, preferredValues } from './preferred-delivery.ts';
import type { SavedCheckout } from './saved-checkout.ts';

export const addressParts = ['shipping', 'billing'] as const;

export type AddressPart = (typeof addressParts)[number];

/** Everything that a shopper enters at the checkout. */
export const checkoutForm = defineForm('checkout', {
  email: {
    kind: 'email',
    label: 'checkout.email',
    hint: 'checkout.emailHint',
    isRequired: true,
    errorTexts: { required: 'errorMessages.email.required' },
  },
  /** Which of the saved ones fills the fields below it, for customers; '': none, a new one is entered. */
  shippingChoice: { kind: 'select', label: 'checkout.addressChoice' },
  ...prefixFields('shipping', addressFormFields, (field) => ofPart('shipping', field)),
  isBillingSame: { kind: 'checkbox', label: 'checkout.isBillingSame' },
  billingChoice: { kind: 'select', label: 'checkout.addressChoice' },
  /** Not shown, but not emptied, while the invoice goes to the shipping address. */
  ...prefixFields('billing', addressFormFields, (field) => ({
    ...ofPart('billing', field),
    summaryLabel: 'checkout.fieldOfBilling',
  })),
  shippingMethod: {
    kind: 'choice',
    label: 'checkout.shippingMethod',
    errorTexts: { required: 'checkout.chooseShipping' },
  },
  /** '' for any, or a door. */
  preferredDay: { kind: 'select', label: 'checkout.preferredDay' },
  preferredPlace: { kind: 'select', label: 'checkout.preferredPlace' },
  preferredLocation: {
    kind: 'text',
    label: 'checkout.preferredLocation',
    hint: 'checkout.preferredLocationHint',
    maxLength: maximumNeighborLength,
  },
  neighborName: { kind: 'text', label: 'checkout.neighborName', maxLength: maximumNeighborLength },
  neighborAddress: {
    kind: 'text',
    label: 'checkout.neighborAddress',
    hint: 'checkout.neighborAddressHint',
    maxLength: maximumNeighborLength,
  },
  tailLift: { kind: 'checkbox', label: 'checkout.tailLift' },
  /** Between which hours, '' for any. */
  deliveryWindow: { kind: 'select', label: 'checkout.deliveryWindow' },
  phoneBeforeArrival: { kind: 'checkbox', label: 'checkout.phoneBeforeArrival' },
  /** What is to be done with what comes later, where something does. */
  split: { kind: 'choice', label: 'checkout.split' },
  /** The carrier may get e-mail and phone. Never required: consent is given freely (Art. 7 (4) GDPR). */
  hasConsented: { kind: 'checkbox', label: 'checkout.consent', autoComplete: 'off' },
  paymentMethod: {
    kind: 'choice',
    label: 'checkout.paymentMethod',
    errorTexts: { required: 'checkout.choosePayment' },
  },
  sign: { kind: 'text', label: 'checkout.sign', hint: 'checkout.signHint', maxLength: maximumCustomerSignLength },
  wish: { kind: 'multiLine', label: 'checkout.wish', maxLength: maximumOrderWishLength },
  /** Terms and privacy policy. */
  hasAccepted: {
    kind: 'checkbox',
    label: 'checkout.terms',
    // What a browser ticks again, after an order was placed, nobody has agreed to.
    autoComplete: 'off',
    isRequired: true,
    errorTexts: { required: 'checkout.acceptFirst' },
  },
});

export type CheckoutFields = typeof checkoutForm.fields;
export type CheckoutValues = FormValues<CheckoutFields>;
export type CheckoutErrors = FormErrors<CheckoutFields>;
export type CheckoutField = FieldName<CheckoutFields>;

export type ServiceValues = Pick<CheckoutValues, FreightServiceKind>;

type MethodsAndSaved = Pick<CheckoutView, 'saved' | 'shipping' | 'payment' | 'split'>;

/** Browsers keep addresses by part: `shipping given-name`. */
function ofPart(part: AddressPart, field: FieldDefinition): FieldDefinition {
  return field.autoComplete ? { ...field, autoComplete: `${part} ${field.autoComplete}` } : field;
}

/** The form as a page shows it at first, with the methods that are selected. */
export function toStartValues({
  saved,
  shipping,
  payment,
  preferred,
  split,
}: MethodsAndSaved & Partial<Pick<CheckoutView, 'preferred'>>): CheckoutValues {
  return {
    ...toCheckoutValues(saved),
    ...preferredValues(preferred),
    shippingMethod: toMethodValue(shipping.selected),
    ...serviceValues(shipping),
    paymentMethod: toMethodValue(payment.selected),
    split: split ?? '',
  };
}

/** The services of the selected method as the shop knows them. */
function serviceValues({ options, selected }: MethodsAndSaved['shipping']): ServiceValues {
  const services = options.find(({ id }) => id === selected)?.services ?? [];
  const isChosen = (kind: FreightServiceKind) => services.some((service) => service.kind === kind && service.isChosen);
  return {
    tailLift: isChosen('tailLift'),
    deliveryWindow: services.find(({ kind }) => kind === 'deliveryWindow')?.window ?? '',
    phoneBeforeArrival: isChosen('phoneBeforeArrival'),
  };
}

/** The methods once these services were chosen of the selected one. */
export function withServices(
  shipping: MethodsAndSaved['shipping'],
  values: ServiceValues,
): MethodsAndSaved['shipping'] {
  const chosen = (service: FreightServiceView) => ({
    ...service,
    isChosen: Boolean(values[service.kind]),
    window: service.kind === 'deliveryWindow' ? values.deliveryWindow : '',
  });
  return {
    ...shipping,
    options: shipping.options.map((option) =>
      option.id === shipping.selected ? { ...option, services: option.services.map(chosen) } : option,
    ),
  };
}

/** Whether a form that was filled before says more of the services than the shop knows. */
export function isOtherService(values: ServiceValues, shipping: MethodsAndSaved['shipping']): boolean {
  const method = chosenMethod(shipping);
  const known = serviceValues(shipping);
  return (method?.services ?? []).some(({ kind }) => values[kind] !== known[kind]);
}

function toMethodValue(id: number): string {
  return id > 0 ? String(id) : '';
}

/** The form as the shop would fill it. */
export function toCheckoutValues(saved: SavedCheckout): CheckoutValues {
  const { email, shipping, billing, isBillingSame, hasConsented } = saved;
  return startValues(checkoutForm.fields, {
    email,
    hasConsented,
    ...partValues('shipping', shipping.draft),
    shippingChoice: shipping.choice,
    ...partValues('billing', billing.draft),
    billingChoice: billing.choice,
    isBillingSame,
  });
}

/**
 * What of a draft still holds. An address that is no longer in the book as the draft names it is the shop's to fill in, one that was
 * entered and is there by now is chosen. A method holds where it is still offered: the page may have gone before the shop was told.
 */
export function restoreCheckout(draft: CheckoutValues, { saved, shipping, payment }: MethodsAndSaved): CheckoutValues {
  const parts = addressParts.map((part) => {
    const choice = draft[`${part}Choice`];
    const book = saved.book[part];
    if (choice === '') {
      const added = book.find((entry) => isSameDraft(entry.draft, draftOf(draft, part)));
      return added && { [`${part}Choice`]: added.choice };
    }
    if (book.some((entry) => entry.choice === choice)) return undefined;
    return { [`${part}Choice`]: saved[part].choice, ...partValues(part, saved[part].draft) };
  });
  const methods = {
    shippingMethod: methodOfDraft(draft.shippingMethod, shipping),
    paymentMethod: methodOfDraft(draft.paymentMethod, payment),
  };
  return Object.assign({ ...draft, ...methods }, ...parts);
}

function methodOfDraft(value: string, { options, selected }: MethodsAndSaved['payment' | 'shipping']): string {
  return options.some(({ id }) => String(id) === value) ? value : toMethodValue(selected);
}

/** An address that was chosen before scripts could answer fills its part; what was typed into that part stays. */
export function takeChosenAddresses(
  values: CheckoutValues,
  typed: CheckoutValues,
  saved: SavedCheckout,
): CheckoutValues {
  const base = toCheckoutValues(saved);
  const chosen = addressParts.filter((part) => typed[`${part}Choice`] !== base[`${part}Choice`]);
  if (chosen.length === 0) return values;
  const parts = chosen.map((part) => {
    const entry = saved.book[part].find(({ choice }) => choice === typed[`${part}Choice`]);
    const draft = entry?.draft ?? emptyAddress(typed[`${part}.country`]);
    return partValues(part, mergeDraft(draftOf(base, part), draft, draftOf(typed, part)));
  });
  return Object.assign({ ...values }, ...parts);
}

/** An address as the form holds it. */
export function partValues(part: AddressPart, draft: AddressDraft): Partial<CheckoutValues> {
  return Object.fromEntries(addressFields.map((field) => [`${part}.${field}`, draft[field]]));
}

/** The address that stands in a part of the form. */
export function draftOf(values: CheckoutValues, part: AddressPart): AddressDraft {
  return Object.fromEntries(addressFields.map((field) => [field, values[`${part}.${field}`]])) as AddressDraft;
}

type CarrierView = Pick<CheckoutView, 'shipping' | 'isPostNumberRequired'> & {
  cart: Pick<CheckoutView['cart'], 'isMailed'>;
};

/** What the address of the delivery needs beside what its country asks for: who carries the goods finds or calls the buyer by it. */
export function neededByCarrier(
  values: CheckoutValues,
  { cart, shipping, isPostNumberRequired }: CarrierView,
): ('postNumber' | 'phoneNumber')[] {
  if (cart.isMailed) return [];
  const isPickupPoint = pickupPointOf(draftOf(values, 'shipping')) !== null;
  const isPhoned =
    values.phoneBeforeArrival && chosenMethod(shipping)?.services.some(({ kind }) => kind === 'phoneBeforeArrival');
  return [
    ...(isPickupPoint && isPostNumberRequired ? (['postNumber'] as const) : []),
    ...(isPhoned ? (['phoneNumber'] as const) : []),
  ];
}

function chosenMethod({ options, selected }: CheckoutView['shipping']) {
  return options.find(({ id }) => id === selected);
}

/** What is wrong beside the rules of each field, so that no order can be placed. */
export function checkCheckout(
  values: CheckoutValues,
  view: CarrierView & Pick<CheckoutView, 'countries' | 'payment'>,
): CheckoutErrors {
  const { cart, countries, shipping, payment } = view;
  const method = chosenMethod(shipping);
  const missing = neededByCarrier(values, view).filter((field) => values[`shipping.${field}`].trim() === '');
  return {
    ...(!cart.isMailed && partErrors('shipping', checkAddress(draftOf(values, 'shipping'), countries))),
    ...(!values.isBillingSame && partErrors('billing', checkAddress(draftOf(values, 'billing'), countries))),
    ...partErrors('shipping', Object.fromEntries(missing.map((field) => [field, 'required']))),
    ...checkPreferred(values),
    ...(!method && { shippingMethod: 'required' }),
    ...(!payment.options.some(({ id }) => id === payment.selected) && { paymentMethod: 'required' }),
  };
}

function partErrors(part: AddressPart, errors: AddressErrors): CheckoutErrors {
  return Object.fromEntries(Object.entries(errors).map(([field, reason]) => [`${part}.${field}`, reason]));
}

/** Whether everything is filled in but the consent to terms and privacy policy. */
export function isReadyToOrder(checkout: CheckoutView): boolean {
  const values = { ...toCheckoutValues(checkout.saved), hasAccepted: true };
  return !hasErrors({ ...checkValues(checkoutForm.fields, values), ...checkCheckout(values, checkout) });
}

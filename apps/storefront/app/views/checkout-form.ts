import type { FieldReason } from '@mise/rules/field-reasons.ts';
import type { CheckoutView, SavedCheckout } from './checkout.ts';
import { type AddressDraft, type AddressField, addressFields } from './checkout-address.ts';
import { checkAddress, checkEmail } from './checkout-checks.ts';

/** Everything that a shopper enters at the checkout, as it stands in the form. */
export type CheckoutForm = {
  email: string;
  shipping: AddressDraft;
  /** Kept while the invoice goes to the shipping address. */
  billing: AddressDraft;
  isBillingSame: boolean;
  sign: string;
  wish: string;
  /** The carrier may get e-mail and phone. */
  hasConsented: boolean;
  /** Terms and privacy policy. */
  hasAccepted: boolean;
};

export type AddressPart = 'shipping' | 'billing';

/** Names of the fields, which are the ids of their elements too. */
export type FormField =
  | 'email'
  | `${AddressPart}.${AddressField}`
  | 'shippingMethod'
  | 'paymentMethod'
  | 'hasConsented'
  | 'hasAccepted';

/** In the order of the page. */
export type FormErrors = Partial<Record<FormField, FieldReason>>;

/** The form as the shop would fill it. */
export function toCheckoutForm({ email, shipping, billing, billingId, shippingId }: SavedCheckout): CheckoutForm {
  return {
    email,
    shipping: shipping.draft,
    billing: billing.draft,
    isBillingSame: billingId === 0 || billingId === shippingId,
    sign: '',
    wish: '',
    hasConsented: false,
    hasAccepted: false,
  };
}

/** Reads the elements of the form by their names. A checkbox that is off is not among them. */
export function readCheckoutForm(data: Pick<FormData, 'get'>): CheckoutForm {
  const text = (name: string) => String(data.get(name) ?? '');
  const address = (part: AddressPart) =>
    Object.fromEntries(addressFields.map((field) => [field, text(`${part}.${field}`)])) as AddressDraft;
  return {
    email: text('email'),
    shipping: address('shipping'),
    billing: address('billing'),
    isBillingSame: data.get('isBillingSame') !== null,
    sign: text('sign'),
    wish: text('wish'),
    hasConsented: data.get('hasConsented') !== null,
    hasAccepted: data.get('hasAccepted') !== null,
  };
}

/** What keeps the order from being placed, in the order of the page. */
export function checkCheckoutForm(
  form: CheckoutForm,
  { countries, shipping, payment }: Pick<CheckoutView, 'countries' | 'shipping' | 'payment'>,
): FormErrors {
  const method = shipping.options.find(({ id }) => id === shipping.selected);
  const email = checkEmail(form.email);
  return {
    ...(email && { email }),
    ...ofPart('shipping', checkAddress(form.shipping, countries)),
    ...(!form.isBillingSame && ofPart('billing', checkAddress(form.billing, countries))),
    ...(!method && { shippingMethod: 'required' as const }),
    ...(method?.consent && !form.hasConsented && { hasConsented: 'required' as const }),
    ...(!payment.options.some(({ id }) => id === payment.selected) && { paymentMethod: 'required' as const }),
    ...(!form.hasAccepted && { hasAccepted: 'required' as const }),
  };
}

/** Whether nothing is left to say but that the buyer agrees. */
export function isReadyToOrder(checkout: CheckoutView): boolean {
  const form = { ...toCheckoutForm(checkout.saved), hasConsented: true, hasAccepted: true };
  return Object.keys(checkCheckoutForm(form, checkout)).length === 0;
}

/** The fields that a refusal names (`addressData.zipCode` -> reason), as fields of the form. */
export function refusedFields(cause: unknown, part: AddressPart | 'email'): FormErrors {
  if (typeof cause !== 'object' || cause === null) return {};
  const fields = Object.entries(cause).flatMap(([path, reason]) => {
    const field = path.split('.').at(-1);
    if (part === 'email') return field === 'email' ? [[field, reason]] : [];
    return addressFields.some((each) => each === field) ? [[`${part}.${field}`, reason]] : [];
  });
  return Object.fromEntries(fields);
}

function ofPart(part: AddressPart, errors: Partial<Record<AddressField, FieldReason>>): FormErrors {
  const inOrder = addressFields.flatMap((field) => {
    const reason = errors[field];
    return reason ? [[`${part}.${field}`, reason]] : [];
  });
  return Object.fromEntries(inOrder);
}

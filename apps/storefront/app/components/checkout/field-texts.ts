import type { FieldReason } from '@mise/rules/field-reasons.ts';
import type { MessageId } from '#app/i18n/message-ids.ts';
import type { Text } from '#app/page/use-text.ts';
import type { FormField } from '#app/views/checkout-form.ts';

/** What to do about a field that is wrong; undefined where it is right. */
export function fieldErrorText(
  field: FormField,
  reason: FieldReason | undefined,
  text: Text,
  values: { country?: string } = {},
): string | undefined {
  if (!reason) return undefined;
  const name = field.split('.').at(-1);
  if (field === 'email')
    return text(reason === 'required' ? 'errorMessages.email.required' : 'errorMessages.email.valid');
  if (field === 'hasAccepted') return text('checkout.acceptFirst');
  if (field === 'hasConsented') return text('checkout.consentFirst');
  if (field === 'shippingMethod') return text('checkout.chooseShipping');
  if (field === 'paymentMethod') return text('checkout.choosePayment');
  if (name === 'zipCode' && reason === 'invalid' && values.country) {
    return text('address.zipCodeInvalid', { country: values.country });
  }
  if (name === 'vatNumber') return text('fieldError.vatNumber');
  return text(fieldReasonTexts[reason]);
}

/** How a field is called in the list of what is missing. */
export function fieldLabel(field: FormField, text: Text): string {
  const [part, name] = field.split('.');
  if (name) {
    const label = text(`address.${name}` as MessageId);
    return part === 'billing' ? text('checkout.fieldOfBilling', { label }) : label;
  }
  return text(fieldLabels[field as keyof typeof fieldLabels]);
}

const fieldLabels = {
  email: 'checkout.email',
  shippingMethod: 'checkout.shippingMethod',
  paymentMethod: 'checkout.paymentMethod',
  hasConsented: 'checkout.consent',
  hasAccepted: 'checkout.terms',
} as const satisfies Record<string, MessageId>;

/** The reasons that the contract gives for a refused field. */
const fieldReasonTexts = {
  required: 'fieldError.required',
  invalid: 'fieldError.invalid',
  tooShort: 'fieldError.tooShort',
  tooLong: 'fieldError.tooLong',
  tooSmall: 'fieldError.invalid',
  tooLarge: 'fieldError.invalid',
  tooFew: 'fieldError.invalid',
  tooMany: 'fieldError.invalid',
  notOffered: 'fieldError.notOffered',
  unknown: 'fieldError.invalid',
  email: 'errorMessages.email.valid',
  vatNumber: 'fieldError.vatNumber',
} as const satisfies Record<FieldReason, MessageId>;

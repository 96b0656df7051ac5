import { type FocusEvent, type FormEvent, useState } from 'react';
import { type CheckoutForm, checkCheckoutForm, type FormField } from '#app/views/checkout-form.ts';
import { keepDraft } from './checkout-draft.ts';
import { moveHouseNumber } from './move-house-number.ts';
import type { Checkout } from './use-checkout.ts';
import { usePress } from './use-press.ts';

/** What happens while fields are filled: they are kept, checked when left, and the shop is told what is complete. */
export function useFieldEvents(checkout: Checkout, values: CheckoutForm) {
  const { view, errors, setErrors, read, saveSoon } = checkout;
  const [entered, setEntered] = useState(values);
  const { onPointerDown, afterPress } = usePress();

  function follow(): CheckoutForm {
    const form = read();
    keepDraft(form);
    setEntered(form);
    return form;
  }

  function onInput({ target }: FormEvent<HTMLFormElement>): void {
    const form = follow();
    const { id, type } = target as HTMLInputElement;
    if (id in errors) recheck(form, id as FormField);
    if (id.endsWith('.country')) recheckPostcode(form, id.replace(/country$/, 'zipCode') as FormField);
    if (type === 'checkbox' || type === 'select-one') saveSoon();
  }

  /** A mark goes as soon as the field is right. */
  function recheck(form: CheckoutForm, field: FormField): void {
    const reason = checkCheckoutForm(form, view)[field];
    setErrors(({ [field]: _, ...others }) => (reason ? { ...others, [field]: reason } : others));
  }

  /** What was right in one country may not be in another. */
  function recheckPostcode(form: CheckoutForm, field: FormField): void {
    const reason = checkCheckoutForm(form, view)[field];
    setErrors(({ [field]: _, ...others }) =>
      reason && reason !== 'required' ? { ...others, [field]: reason } : others,
    );
  }

  /** A field that was left empty is not blamed yet: the button asks for it. */
  function onBlur({ target }: FocusEvent<HTMLFormElement>): void {
    const input = target as unknown as HTMLInputElement;
    moveHouseNumber(input);
    const field = input.id as FormField;
    const reason = checkCheckoutForm(follow(), view)[field];
    if (reason && reason !== 'required') afterPress(() => setErrors((others) => ({ [field]: reason, ...others })));
    saveSoon();
  }

  return { entered, setEntered, onInput, onBlur, onPointerDown };
}

import type { FormErrors, FormField } from '#app/views/checkout-form.ts';

/** Goes to a field of the checkout; a group of choices is entered at its first one. */
export function focusField(field: FormField): void {
  const target = document.getElementById(field);
  const control = target instanceof HTMLFieldSetElement ? target.querySelector('input') : target;
  control?.focus();
}

/** The first field that is wrong, in the order of the page. */
export function focusFirst(errors: FormErrors): void {
  const [first] = Object.keys(errors) as FormField[];
  if (first) focusField(first);
}

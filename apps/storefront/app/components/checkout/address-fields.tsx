import { AddressGrid } from '#app/components/customers/address-grid.tsx';
import { Field } from '#app/forms/field.tsx';
import type { CountryOption } from '#app/views/checkout-address.ts';
import { type AddressPart, draftOf } from '#app/views/checkout-form.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';

type AddressFieldsProps = { form: CheckoutFormState; part: AddressPart; countries: readonly CountryOption[] };

/** One of the addresses of the checkout. */
export function AddressFields({ form, part, countries }: AddressFieldsProps) {
  return (
    <AddressGrid
      entered={draftOf(form.entered, part)}
      countries={countries}
      renderField={(name, props) => <Field {...props} form={form} name={`${part}.${name}`} />}
    />
  );
}

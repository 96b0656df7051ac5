import { AddressGrid } from '#app/components/customers/address-grid.tsx';
import { Field } from '#app/forms/field.tsx';
import { useText } from '#app/page/use-text.ts';
import type { SavedAddress } from '#app/views/checkout.ts';
import { type CountryOption, toDraftLines } from '#app/views/checkout-address.ts';
import { type AddressPart, draftOf } from '#app/views/checkout-form.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';

type AddressFieldsProps = {
  form: CheckoutFormState;
  part: AddressPart;
  countries: readonly CountryOption[];
  book: readonly SavedAddress[];
};

/** One of the addresses of the checkout; a customer chooses it from those that are saved, and may change it. */
export function AddressFields({ form, part, countries, book }: AddressFieldsProps) {
  const text = useText();
  const isForInvoice = (part === 'shipping') === form.entered.isBillingSame;
  return (
    <div className="flex flex-col gap-4">
      {book.length > 0 && (
        <Field
          form={form}
          name={`${part}Choice`}
          hint={form.entered[`${part}Choice`] === '' ? undefined : text('checkout.addressChoiceHint')}
          options={[
            ...book.map(({ choice, draft }) => ({ value: choice, label: toDraftLines(draft, countries).join(', ') })),
            { value: '', label: text('checkout.newAddress') },
          ]}
        />
      )}
      <AddressGrid
        entered={draftOf(form.entered, part)}
        deliveryCountry={isForInvoice ? form.entered['shipping.country'] : ''}
        countries={countries}
        renderField={(name, props) => <Field {...props} form={form} name={`${part}.${name}`} />}
      />
    </div>
  );
}

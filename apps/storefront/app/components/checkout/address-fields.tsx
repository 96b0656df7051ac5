import { AddressGrid } from '#app/components/customers/address-grid.tsx';
import { Field } from '#app/forms/field.tsx';
import { useText } from '#app/page/use-text.ts';
import { toDraftLines } from '#app/views/checkout-address.ts';
import { type AddressPart, draftOf, neededByCarrier } from '#app/views/checkout-form.ts';
import type { Checkout } from './use-checkout.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';

type AddressFieldsProps = {
  checkout: Checkout;
  form: CheckoutFormState;
  part: AddressPart;
};

/** One of the addresses of the checkout; a customer chooses it from those that are saved, and may change it. */
export function AddressFields({ checkout: { view }, form, part }: AddressFieldsProps) {
  const text = useText();
  const { countries } = view;
  const book = view.saved.book[part];
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
        needed={part === 'shipping' ? neededByCarrier(form.entered, view) : []}
        renderField={(name, props) => <Field {...props} form={form} name={`${part}.${name}`} />}
      />
    </div>
  );
}

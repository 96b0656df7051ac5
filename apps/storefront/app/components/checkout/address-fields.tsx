import { Field } from '#app/forms/field.tsx';
import { useText } from '#app/page/use-text.ts';
import type { AddressField, CountryOption } from '#app/views/checkout-address.ts';
import { type AddressPart, draftOf } from '#app/views/checkout-form.ts';
import type { CheckoutFormState } from './use-checkout-form.ts';

type AddressFieldsProps = { form: CheckoutFormState; part: AddressPart; countries: readonly CountryOption[] };

/** An address: company and country, as they are entered, decide what else is asked for. */
export function AddressFields({ form, part, countries }: AddressFieldsProps) {
  const text = useText();
  const entered = draftOf(form.entered, part);
  const country = countries.find(({ id }) => id === entered.country);
  const isPerson = entered.companyName.trim() === '';
  const states = country?.states ?? [];
  const field = (name: AddressField) => ({ form, name: `${part}.${name}` as const });

  return (
    <div className="grid grid-cols-6 gap-4">
      <Field {...field('companyName')} className="col-span-6" />
      <Field {...field('firstName')} isRequired={isPerson} className="col-span-6 sm:col-span-3" />
      <Field {...field('lastName')} isRequired={isPerson} className="col-span-6 sm:col-span-3" />
      <Field {...field('streetName')} isRequired className="col-span-4" />
      <Field {...field('apartment')} isRequired className="col-span-2" />
      <Field {...field('additionalAddressInformation')} className="col-span-6" />
      <Field {...field('zipCode')} isRequired className="col-span-2" />
      <Field {...field('city')} isRequired className="col-span-4" />
      <Field
        {...field('country')}
        isRequired
        options={countries.map(({ id, name }) => ({ value: id, label: name }))}
        className="col-span-6 sm:col-span-3"
      />
      {states.length > 0 && (
        <Field
          // Another country has other states.
          key={country?.id}
          {...field('state')}
          isRequired={country?.isStateRequired}
          options={[
            { value: '', label: text(country?.isStateRequired ? 'address.chooseState' : 'address.noState') },
            ...states.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          className="col-span-6 sm:col-span-3"
        />
      )}
      <Field {...field('phoneNumber')} className="col-span-6 sm:col-span-3 sm:col-start-1" />
      <Field {...field('vatNumber')} className="col-span-6 sm:col-span-3" />
    </div>
  );
}

import { SelectField } from '@mise/ui/select-field.tsx';
import { TextField } from '@mise/ui/text-field.tsx';
import { useText } from '#app/page/use-text.ts';
import type { CheckoutView } from '#app/views/checkout.ts';
import type { AddressDraft, AddressField } from '#app/views/checkout-address.ts';
import type { AddressPart, FormErrors } from '#app/views/checkout-form.ts';
import { fieldErrorText } from './field-texts.ts';

type AddressFieldsProps = {
  part: AddressPart;
  /** What the fields begin with. */
  values: AddressDraft;
  /** What they hold now: company and country decide what else is asked for. */
  entered: AddressDraft;
  view: CheckoutView;
  errors: FormErrors;
};

export function AddressFields({ part, values, entered, view, errors }: AddressFieldsProps) {
  const text = useText();
  const country = view.countries.find(({ id }) => id === entered.country);
  const isPerson = entered.companyName.trim() === '';
  const states = country?.states ?? [];

  function field(name: AddressField, autoComplete: string | undefined, isRequired = false) {
    const id = `${part}.${name}` as const;
    return {
      id,
      name: id,
      label: text(`address.${name}`),
      isRequired,
      defaultValue: values[name],
      ...(autoComplete && { autoComplete: `${part} ${autoComplete}` }),
      error: fieldErrorText(id, errors[id], text, { country: country?.name ?? '' }),
    };
  }

  return (
    <div className="grid grid-cols-6 gap-4">
      <TextField {...field('companyName', 'organization')} className="col-span-6" />
      <TextField {...field('firstName', 'given-name', isPerson)} className="col-span-6 sm:col-span-3" />
      <TextField {...field('lastName', 'family-name', isPerson)} className="col-span-6 sm:col-span-3" />
      <TextField {...field('streetName', 'address-line1', true)} className="col-span-4" />
      <TextField {...field('apartment', undefined, true)} className="col-span-2" />
      <TextField {...field('additionalAddressInformation', 'address-line2')} className="col-span-6" />
      <TextField {...field('zipCode', 'postal-code', true)} className="col-span-2" />
      <TextField {...field('city', 'address-level2', true)} className="col-span-4" />
      <SelectField
        {...field('country', 'country', true)}
        options={view.countries.map(({ id, name }) => ({ value: id, label: name }))}
        className="col-span-6 sm:col-span-3"
      />
      {states.length > 0 && (
        <SelectField
          // Another country has other states.
          key={country?.id}
          {...field('state', 'address-level1', country?.isStateRequired)}
          options={[
            { value: '', label: text(country?.isStateRequired ? 'address.chooseState' : 'address.noState') },
            ...states.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          className="col-span-6 sm:col-span-3"
        />
      )}
      <TextField
        {...field('phoneNumber', 'tel')}
        type="tel"
        hint={text('address.phoneHint')}
        className="col-span-6 sm:col-span-3 sm:col-start-1"
      />
      <TextField
        {...field('vatNumber', undefined)}
        hint={text('address.vatHint')}
        className="col-span-6 sm:col-span-3"
      />
    </div>
  );
}

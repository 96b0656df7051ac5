import { pickupPointOf } from '@mise/rules/pickup-point.ts';
import type { SelectOption } from '@mise/ui/select-field.tsx';
import { Fragment, type ReactNode } from 'react';
import { useText } from '#app/page/use-text.ts';
import type { AddressDraft, AddressField, CountryOption } from '#app/views/checkout-address.ts';

export type AddressFieldProps = { isRequired?: boolean; options?: SelectOption[]; hint?: string; className: string };

type AddressGridProps = {
  /** What stands in the fields now: company and country decide what else is asked for. */
  entered: AddressDraft;
  countries: readonly CountryOption[];
  /** Where the goods go for which a VAT id is entered, where that is not the same; '': none is asked for there. */
  deliveryCountry?: string;
  /** It names a person in any case; company and VAT id are asked for elsewhere. */
  isOfPerson?: boolean;
  /** What is required beside what its country asks for. */
  needed?: readonly AddressField[];
  /** The field in the form that the address is a part of. */
  renderField: (name: AddressField, props: AddressFieldProps) => ReactNode;
};

/** The fields of an address, each at its place. */
export function AddressGrid({
  entered,
  countries,
  deliveryCountry = entered.country,
  isOfPerson = false,
  needed = [],
  renderField,
}: AddressGridProps) {
  const text = useText();
  const country = countries.find(({ id }) => id === entered.country);
  const isRequired = isOfPerson || entered.companyName.trim() === '';
  const states = country?.states ?? [];
  const isVatFree = countries.some(({ id, isVatFreeWithId }) => id === deliveryCountry && isVatFreeWithId);
  const isStateRequired = country?.isStateRequired ?? false;

  return (
    <div className="grid grid-cols-6 gap-4">
      {!isOfPerson && renderField('companyName', { className: 'col-span-6' })}
      {renderField('firstName', { isRequired, className: 'col-span-6 sm:col-span-3' })}
      {renderField('lastName', { isRequired, className: 'col-span-6 sm:col-span-3' })}
      {renderField('streetName', { isRequired: true, className: 'col-span-6 min-[22rem]:col-span-4' })}
      {renderField('apartment', { isRequired: true, className: 'col-span-3 min-[22rem]:col-span-2' })}
      {renderField('additionalAddressInformation', { className: 'col-span-6' })}
      {pickupPointOf(entered) &&
        renderField('postNumber', { isRequired: needed.includes('postNumber'), className: 'col-span-6' })}
      {renderField('zipCode', { isRequired: true, className: 'col-span-3 min-[22rem]:col-span-2' })}
      {renderField('city', { isRequired: true, className: 'col-span-3 min-[22rem]:col-span-4' })}
      {renderField('country', {
        isRequired: true,
        options: countries.map(({ id, name }) => ({ value: id, label: name })),
        className: 'col-span-6 sm:col-span-3',
      })}
      {states.length > 0 && (
        // Another country has other states.
        <Fragment key={country?.id}>
          {renderField('state', {
            isRequired: isStateRequired,
            options: [
              { value: '', label: text(isStateRequired ? 'address.chooseState' : 'address.noState') },
              ...states.map(({ id, name }) => ({ value: id, label: name })),
            ],
            className: 'col-span-6 sm:col-span-3',
          })}
        </Fragment>
      )}
      {renderField('phoneNumber', {
        isRequired: needed.includes('phoneNumber'),
        className: 'col-span-6 sm:col-span-3 sm:col-start-1',
      })}
      {!isOfPerson &&
        renderField('vatNumber', {
          className: 'col-span-6 sm:col-span-3',
          hint: text(isVatFree ? 'address.vatHintAbroad' : 'address.vatHint'),
        })}
    </div>
  );
}

import { addressOptionTypes } from '@mise/contract/customers/address-types.ts';
import type { AddressData } from '@mise/contract/orders/order-address.ts';
import type { ActiveShippingCountry } from '@mise/contract/shop/country.ts';

/** The lines of an address label, as they are written on a parcel: nothing empty, the country last. */
export function toAddressLines(address: AddressData, countries: readonly ActiveShippingCountry[]): string[] {
  const country = countries.find(({ id }) => id === address.countryId);
  const state = address.stateName ?? country?.states?.find(({ id }) => id === address.stateId)?.name;
  return [
    address.name1,
    join(address.name2, address.name3),
    addressOption(address, 'postNumber'),
    join(address.address1, address.address2),
    address.address3,
    join(address.postalCode, address.town),
    state,
    address.countryName ?? country?.currLangName,
  ].filter((line): line is string => Boolean(line));
}

/** The value of an option (telephone, e-mail), '' where there is none. */
export function addressOption(address: AddressData, option: keyof typeof addressOptionTypes): string {
  return address.options.find(({ typeId }) => typeId === addressOptionTypes[option])?.value ?? '';
}

function join(...parts: (string | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}

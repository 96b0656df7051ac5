import type { Address } from '@mise/contract/customers/address.ts';
import { addressTypes } from '@mise/contract/customers/address-types.ts';
import type { User } from '@mise/contract/customers/user.ts';
import type { ActiveShippingCountry } from '@mise/contract/shop/country.ts';
import { type BookEntry, toBookEntry } from './address-book.ts';
import { toCountryOption } from './checkout-address.ts';

/** A customer's account in one look. */
export type AccountView = {
  name: string;
  email: string;
  phone: string;
  unconfirmedEmail: string | null;
  seesNetPrices: boolean;
  /** The default ones. */
  billing: BookEntry | null;
  shipping: BookEntry | null;
};

export function toAccountView(input: {
  user: User;
  addresses: readonly Address[];
  countries: readonly ActiveShippingCountry[];
}): AccountView {
  const { user, addresses } = input;
  const { email = '' } = user;
  const countries = input.countries.map(toCountryOption);
  const first = (typeId: number): BookEntry | null => {
    const address = addresses.find((each) => each.typeId === typeId);
    return address ? toBookEntry(address, countries) : null;
  };
  return {
    name: `${user.firstName ?? ''} ${user.lastName ?? ''}`.trim(),
    email,
    phone: user.privatePhone ?? '',
    unconfirmedEmail: unconfirmedEmail(user),
    seesNetPrices: user.showNetPrices ?? false,
    billing: first(addressTypes.billing),
    shipping: first(addressTypes.shipping),
  };
}

/** The address that waits to be confirmed: a new one, or that of the account; null where none does. */
export function unconfirmedEmail({ email = '', pendingEmail, isEmailConfirmed }: User): string | null {
  return pendingEmail ?? (isEmailConfirmed ? null : email);
}

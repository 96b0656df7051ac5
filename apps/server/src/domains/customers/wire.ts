import type { Address, AddressInput } from '@mise/contract/customers/address.ts';
import type { User } from '@mise/contract/customers/user.ts';
import type { AddressDraft, AddressType, StoredAddress } from './addresses.ts';
import type { Customer, Session } from './sessions.ts';

/** The contract's Address: the shopper's names for the fields. */
export function addressWire(address: StoredAddress): Address {
  const { fields } = address;
  return {
    id: address.id,
    firstName: fields.firstName,
    lastName: fields.lastName,
    streetName: fields.streetName,
    apartment: fields.houseNumber,
    additionalAddressInformation: fields.additional,
    city: fields.city,
    state: address.stateId === null ? null : String(address.stateId),
    country: String(address.countryId),
    zipCode: fields.zipCode,
    postNumber: fields.postNumber,
    phoneNumber: fields.phoneNumber,
    email: fields.email,
    primary: address.isPrimary,
    companyName: fields.companyName,
    vatNumber: fields.vatNumber,
    birthday: fields.birthday,
    typeId: address.typeId,
  };
}

export function addressDraft(
  typeId: AddressType,
  input: Omit<AddressInput, 'id'> & { id?: number | undefined },
): AddressDraft {
  return {
    id: input.id ?? null,
    typeId,
    countryId: input.country,
    stateId: input.state ?? null,
    isPrimary: input.primary ?? false,
    fields: {
      gender: null,
      companyName: input.companyName,
      firstName: input.firstName,
      lastName: input.lastName,
      streetName: input.streetName,
      houseNumber: input.apartment,
      additional: input.additionalAddressInformation,
      zipCode: input.zipCode,
      city: input.city,
      vatNumber: input.vatNumber,
      phoneNumber: input.phoneNumber,
      email: input.email ?? '',
      postNumber: input.postNumber,
      birthday: input.birthday,
    },
  };
}

/** A guest is known by the address given, anyone else without a login is nobody. */
export function userWire(session: Session | null): User | null {
  if (session?.customer.account) return customerWire(session.customer);
  return session?.customer.email ? { guestMail: session.customer.email } : null;
}

export function customerWire({ id, customerClass, account }: Customer): User {
  if (!account) throw new Error(`customer ${id} has no account`);
  const { email, firstName, lastName, createdAt, lastLoginAt } = account;
  return {
    id,
    email,
    firstName,
    lastName,
    fullName: `${firstName} ${lastName}`,
    privatePhone: account.phone,
    classId: customerClass.id,
    showNetPrices: customerClass.showsNetPrices,
    createdAt: createdAt.toISOString(),
    ...(lastLoginAt && { lastLoginAt: lastLoginAt.toISOString() }),
    isEmailConfirmed: account.isConfirmed,
    pendingEmail: account.pendingEmail,
  };
}

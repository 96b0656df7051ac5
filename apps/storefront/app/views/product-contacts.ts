import type { Item, Manufacturer } from '@mise/contract/catalog/item.ts';

/** Who answers for a product, as the law wants it named (GPSR). Empty lines are left out. */
export type Contact = {
  name: string;
  street: string;
  town: string;
  country: string;
  email: string;
  phone: string;
  fax: string;
  url: string;
};

/** `responsible` is null where the manufacturer is in the EU and answers for itself. `logo`: an address, '' for none. */
export type ProductContacts = { manufacturer: Contact | null; responsible: Contact | null; logo: string };

type Country = Manufacturer['country'];

export function toContacts(manufacturers: Item['manufacturer']): ProductContacts {
  const maker = [manufacturers].flat()[0];
  if (!maker) return { manufacturer: null, responsible: null, logo: '' };
  const manufacturer = {
    name: maker.legalName || maker.externalName,
    street: joined(maker.street, maker.houseNo),
    town: joined(maker.postcode, maker.town),
    country: nameOf(maker.country),
    email: maker.email ?? '',
    phone: maker.phoneNumber ?? '',
    fax: maker.faxNumber ?? '',
    url: maker.contactUrl || maker.url || '',
  };
  const responsible = {
    name: maker.responsibleName ?? '',
    street: joined(maker.responsibleStreet, maker.responsibleHouseNo),
    town: joined(maker.responsiblePostCode, maker.responsibleTown),
    country: nameOf(maker.responsibleCountryObject),
    email: maker.responsibleEmail ?? '',
    phone: maker.responsiblePhoneNo ?? '',
    fax: '',
    url: maker.responsibleContactUrl ?? '',
  };
  return {
    manufacturer: manufacturer.name === '' ? null : manufacturer,
    responsible: responsible.name === '' ? null : responsible,
    logo: maker.logo ?? '',
  };
}

function joined(...parts: (string | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}

function nameOf(country: Country): string {
  return country?.name ?? [country?.names].flat()[0]?.name ?? '';
}

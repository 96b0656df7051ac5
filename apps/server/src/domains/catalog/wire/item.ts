import type { Item, Manufacturer } from '@mise/contract/catalog/item.ts';
import { inLanguage, type Language } from '@mise/rules/languages.ts';
import { translateInto } from '../../../texts/translate.ts';
import { averageRating } from '../average-rating.ts';
import { manufacturerLists } from '../named-lists.ts';
import type { ProductRow } from '../product-rows.ts';
import type { Reference } from '../reference.ts';
import { whyNotSoldAnywhere } from '../sale-limits.ts';
import type { ManufacturerContact } from '../tables/manufacturers.ts';
import { conditionOf } from './conditions.ts';
import type { WireFrame } from './wire-frame.ts';

type Country = NonNullable<Item['producingCountry']>;

/** `salableVariationCount` is how many variations of the item can be bought now. */
export function itemWire(row: ProductRow, frame: WireFrame, salableVariationCount: number): Item {
  const { reference, language } = frame;
  const listed = listedItemWire(row, frame, salableVariationCount);
  const country =
    row.producingCountryId === null ? undefined : countryWire(reference, row.producingCountryId, language);
  return {
    ...listed,
    conditionApi: listed.condition,
    manufacturer: manufacturerWire(row.manufacturerId, frame),
    ...(row.producingCountryId !== null && { producingCountryId: row.producingCountryId }),
    ...(country && { producingCountry: country }),
    ...(row.customsTariffNumber !== null && { customsTariffNumber: row.customsTariffNumber }),
  };
}

/** The same in a list; of the manufacturer the name alone. */
export function listedItemWire(row: ProductRow, frame: WireFrame, salableVariationCount?: number): Item {
  const { reference, language } = frame;
  const manufacturer = row.manufacturerId === null ? undefined : reference.manufacturers.get(row.manufacturerId);
  const names = { lang: language, name: translateInto(language)(conditionOf(row.conditionId).name) };
  return {
    id: row.itemId,
    condition: { id: row.conditionId, names },
    manufacturerId: row.manufacturerId ?? 0,
    manufacturer: { externalName: manufacturer?.externalName ?? '' },
    itemType: row.itemType,
    feedbackDecimal: averageRating({ count: row.ratingCount, sum: row.ratingSum }),
    feedbackCount: String(row.ratingCount),
    ...(salableVariationCount !== undefined && { salableVariationCount }),
    ...soldToWire(row, frame),
  };
}

/** What of the limits of an item matters to whoever looks at it. */
function soldToWire({ saleLimits }: ProductRow, { reference, view, language }: WireFrame) {
  const { customerClassId, currency } = view;
  const notSold = whyNotSoldAnywhere(saleLimits, { customerClassId, currency, language });
  const countries = saleLimits.shippingCountryIds.flatMap((id) => reference.countries.get(id) ?? []);
  return {
    ...(notSold && { notSold }),
    ...(saleLimits.shippingCountryIds.length > 0 && {
      shippingCountries: countries.map(({ id, names }) => ({ id, name: inLanguage(names, language) })),
    }),
  };
}

/** All that is known of a manufacturer, for its page and those of its items. */
export function manufacturerWire(
  id: number | null,
  { reference, language }: Pick<WireFrame, 'reference' | 'language'>,
): Manufacturer {
  const row = id === null ? undefined : reference.manufacturers.get(id);
  if (!row) return { externalName: '' };
  const { contact, responsible } = row;
  const country = countryOf(reference, contact, language);
  const slug = manufacturerLists(reference).slugOf.get(row.id);
  return {
    ...(slug !== undefined && { slug }),
    name: row.name,
    externalName: row.externalName,
    nameExternal: row.externalName,
    legalName: contact.legalName,
    street: contact.street,
    houseNo: contact.houseNumber,
    postcode: contact.postcode,
    town: contact.town,
    email: contact.email,
    phoneNumber: contact.phone,
    faxNumber: contact.fax ?? '',
    url: contact.url ?? '',
    contactUrl: contact.contactUrl ?? '',
    position: row.position,
    ...(row.logo !== null && { logo: row.logo }),
    ...(country && { country }),
    ...(responsible && responsibleWire(responsible, reference, language)),
  };
}

function responsibleWire(
  contact: ManufacturerContact,
  reference: Reference,
  language: Language,
): Partial<Manufacturer> {
  const country = countryOf(reference, contact, language);
  return {
    responsibleName: contact.legalName,
    responsibleStreet: contact.street,
    responsibleHouseNo: contact.houseNumber,
    responsiblePostCode: contact.postcode,
    responsibleTown: contact.town,
    responsibleEmail: contact.email,
    responsiblePhoneNo: contact.phone,
    responsibleContactUrl: contact.contactUrl ?? '',
    ...(country?.id !== undefined && { responsibleCountry: country.id }),
    ...(country && { responsibleCountryObject: country }),
  };
}

function countryOf(reference: Reference, { countryIso }: ManufacturerContact, language: Language): Country | undefined {
  const row = [...reference.countries.values()].find(({ iso2 }) => iso2 === countryIso);
  return row && countryWire(reference, row.id, language);
}

function countryWire(reference: Reference, id: number, language: Language): Country | undefined {
  const row = reference.countries.get(id);
  if (!row) return undefined;
  return {
    id: row.id,
    name: inLanguage(row.names, language),
    names: { lang: language, name: inLanguage(row.names, language) },
    lang: language,
    isoCode2: row.iso2,
    isoCode3: row.iso3,
    active: row.isActive ? 1 : 0,
  };
}

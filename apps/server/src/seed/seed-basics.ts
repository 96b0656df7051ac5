import { demoCountries } from '@mise/demo/shop/countries.ts';
import { demoCustomerClasses } from '@mise/demo/shop/customer-classes.ts';
import type { DemoShop } from '@mise/demo/shop/shop.ts';
import { demoVatRates } from '@mise/demo/shop/vat-rates.ts';
import type { Queryable } from '../db/database.ts';
import { businessCustomerClassId, defaultCustomerClassId } from '../domains/customers/customer-class.ts';
import { customerClass } from '../domains/customers/tables.ts';
import { country, countryState, setting, vatRate } from '../domains/shop/tables.ts';

type Basics = Pick<DemoShop, 'customerClasses' | 'countries' | 'vatRates'>;

/** Where the settings of a shop say nothing else, it sells from here. */
const homeIso = 'DE';
const homeCurrency = 'EUR';

/** Visitors, and whoever registers as a business. */
const neededClasses = [defaultCustomerClassId, businessCustomerClassId];

/**
 * What no shop can do without: the classes of visitors and businesses, and the shop's own country with its VAT and currency. All
 * other settings have defaults in the code; other countries, ways to pay and to ship, and the catalogue are the owner's (`commands`).
 */
export async function seedEmptyShop(db: Queryable): Promise<void> {
  await seedBasics(db, {
    customerClasses: demoCustomerClasses.filter(({ id }) => neededClasses.includes(id)),
    countries: demoCountries.filter(({ iso2 }) => iso2 === homeIso),
    vatRates: demoVatRates.filter(({ countryIso }) => countryIso === homeIso),
  });
  await db.insert(setting).values({ key: 'currency', value: homeCurrency }).onConflictDoNothing();
}

/** Leaves what is there already, so that a shop that was started empty can be filled. */
export async function seedBasics(db: Queryable, { customerClasses, countries, vatRates }: Basics): Promise<void> {
  const classes = customerClasses.map(({ id, name, showsNetPrices, discountPercent }) => ({
    id,
    names: name,
    showsNetPrices,
    discountPercent: Number(discountPercent),
  }));
  if (classes.length > 0) await db.insert(customerClass).values(classes).onConflictDoNothing();
  await db.insert(country).values(countries.map(countryRow)).onConflictDoNothing();
  const states = countries.flatMap((entry) =>
    entry.states.map(({ id, isoCode, name }) => ({ id, countryId: entry.id, isoCode, names: name })),
  );
  if (states.length > 0) await db.insert(countryState).values(states).onConflictDoNothing();
  const rates = vatRates.flatMap((entry) => vatRows(countries, entry));
  await db.insert(vatRate).values(rates).onConflictDoNothing();
}

function countryRow(entry: Basics['countries'][number]): typeof country.$inferInsert {
  return {
    id: entry.id,
    iso2: entry.iso2,
    iso3: entry.iso3,
    names: entry.name,
    position: entry.position,
    isActive: entry.isActive,
    postcodePattern: entry.postcodePattern ?? null,
    isStateRequired: entry.isStateRequired ?? false,
    isEu: entry.isEu,
    vatCodes: entry.vatCodes,
  };
}

function vatRows(countries: Basics['countries'], entry: Basics['vatRates'][number]): (typeof vatRate.$inferInsert)[] {
  const countryId = countries.find(({ iso2 }) => iso2 === entry.countryIso)?.id;
  if (countryId === undefined) throw new Error(`VAT rates name an unknown country: ${entry.countryIso}`);
  return Object.entries(entry.rates).map(([vatId, percent]) => ({
    countryId,
    vatId: Number(vatId),
    rate: Math.round(Number(percent) * 100),
  }));
}

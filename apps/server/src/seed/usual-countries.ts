import { demoCountries } from '@mise/demo/shop/countries.ts';
import { demoVatRates } from '@mise/demo/shop/vat-rates.ts';
import type { Queryable } from '../db/database.ts';
import { seedBasics } from './seed-basics.ts';

/** Countries of which postcodes, states and rates of VAT are known, in their usual order. */
export const usualIsos: readonly string[] = demoCountries.map(({ iso2 }) => iso2);

/** Adds a country with its VAT; false where nothing is known of it. */
export async function addUsualCountry(db: Queryable, iso: string): Promise<boolean> {
  const countries = demoCountries.filter(({ iso2 }) => iso2 === iso);
  if (countries.length === 0) return false;
  const vatRates = demoVatRates.filter(({ countryIso }) => countryIso === iso);
  await seedBasics(db, { customerClasses: [], countries, vatRates });
  return true;
}

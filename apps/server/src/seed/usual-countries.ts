import { demoCountries } from '@mise/demo/shop/countries.ts';
import { demoVatRates } from '@mise/demo/shop/vat-rates.ts';
import type { Queryable } from '../db/database.ts';
import { furtherCountries, furtherVatRates } from './further-countries.ts';
import { seedBasics } from './seed-basics.ts';

const knownCountries = [...demoCountries, ...furtherCountries];
const knownVatRates = [...demoVatRates, ...furtherVatRates];

/** Countries of which postcodes and rates of VAT are known, in their usual order. */
export const usualIsos: readonly string[] = knownCountries.map(({ iso2 }) => iso2);

/** Adds a country with its VAT; false where nothing is known of it. */
export async function addUsualCountry(db: Queryable, iso: string): Promise<boolean> {
  const countries = knownCountries.filter(({ iso2 }) => iso2 === iso);
  if (countries.length === 0) return false;
  const vatRates = knownVatRates.filter(({ countryIso }) => countryIso === iso);
  await seedBasics(db, { customerClasses: [], countries, vatRates });
  return true;
}

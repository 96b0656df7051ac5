import { inLanguage } from '@mise/rules/languages.ts';
import { asc } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { customerClass } from '../domains/customers/tables.ts';
import { readPaymentMethods } from '../domains/payments/payment-methods.ts';
import { country } from '../domains/shop/tables.ts';
import { StartError } from '../start-error.ts';

/** What ways to ship and to pay are told by: countries, customer classes and ways to pay. */
export type WayNames = {
  countries: { id: number; iso: string; isActive: boolean }[];
  classIds: number[];
  isosOf: (ids: readonly number[]) => string;
  keysOf: (ids: readonly number[]) => string;
  classOf: (id: number) => string;
};

export async function readWayNames(db: Queryable): Promise<WayNames> {
  const countries = await db
    .select({ id: country.id, iso: country.iso2, isActive: country.isActive })
    .from(country)
    .orderBy(asc(country.position), asc(country.id));
  const methods = await readPaymentMethods(db);
  const classes = await db.select().from(customerClass).orderBy(asc(customerClass.id));
  const nameOf = (id: number) => inLanguage(classes.find((each) => each.id === id)?.names, 'en') ?? '';
  return {
    countries,
    classIds: classes.map(({ id }) => id),
    isosOf: (ids) =>
      listed(countries, ids)
        .map(({ iso }) => iso)
        .join(', '),
    keysOf: (ids) =>
      listed(methods, ids)
        .map(({ key }) => key)
        .join(', '),
    classOf: (id) => `${id} (${nameOf(id)})`,
  };
}

function listed<Row extends { id: number }>(rows: readonly Row[], ids: readonly number[]): Row[] {
  return rows.filter(({ id }) => ids.includes(id));
}

/** Throws a StartError that says what to do about a country that the shop does not deliver to. */
export function countryIdsOf({ countries }: WayNames, isos: readonly string[]): number[] {
  const missing = isos.filter((each) => !countries.some(({ iso, isActive }) => isActive && iso === each));
  if (missing.length > 0) {
    throw new StartError(
      `The shop does not deliver to ${missing.join(', ')}. First: npm run shop -- country ${missing[0]} on`,
    );
  }
  return countries.flatMap(({ id, iso }) => (isos.includes(iso) ? [id] : []));
}

export function requireClasses({ classIds }: WayNames, ids: readonly number[]): void {
  const missing = ids.filter((id) => !classIds.includes(id));
  if (missing.length > 0) throw new StartError(`There is no customer class ${missing.join(', ')}.`);
}

import { asc } from 'drizzle-orm';
import type { Shop } from '../../context.ts';
import { country, countryState } from './tables.ts';

export type Country = typeof country.$inferSelect & { states: (typeof countryState.$inferSelect)[] };

/** All countries in the owner's order, each with its states: also those that the shop delivers to no more, where orders went. */
export function allCountries(source: Pick<Shop, 'remember'>): Promise<Country[]> {
  return source.remember('countries', async (db) => {
    const [countries, states] = await Promise.all([
      db.select().from(country).orderBy(asc(country.position), asc(country.id)),
      db.select().from(countryState).orderBy(asc(countryState.id)),
    ]);
    return countries.map((entry) => ({ ...entry, states: states.filter(({ countryId }) => countryId === entry.id) }));
  });
}

/** Those that the shop delivers to. */
export async function activeCountries(source: Pick<Shop, 'remember'>): Promise<Country[]> {
  return (await allCountries(source)).filter(({ isActive }) => isActive);
}

/** One of those. */
export async function findCountry(source: Pick<Shop, 'remember'>, id: number): Promise<Country | null> {
  return (await allCountries(source)).find((entry) => entry.id === id && entry.isActive) ?? null;
}

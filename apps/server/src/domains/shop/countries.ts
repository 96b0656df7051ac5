import { asc } from 'drizzle-orm';
import type { Shop } from '../../context.ts';
import { country, countryState } from './tables.ts';

export type Country = typeof country.$inferSelect & { states: (typeof countryState.$inferSelect)[] };

/** The countries that the shop delivers to, in the owner's order, each with its states. */
export function activeCountries(source: Pick<Shop, 'remember'>): Promise<Country[]> {
  return source.remember('countries', async (db) => {
    const [countries, states] = await Promise.all([
      db.select().from(country).orderBy(asc(country.position), asc(country.id)),
      db.select().from(countryState).orderBy(asc(countryState.id)),
    ]);
    return countries
      .filter(({ isActive }) => isActive)
      .map((entry) => ({ ...entry, states: states.filter(({ countryId }) => countryId === entry.id) }));
  });
}

export async function findCountry(source: Pick<Shop, 'remember'>, id: number): Promise<Country | null> {
  return (await activeCountries(source)).find((entry) => entry.id === id) ?? null;
}

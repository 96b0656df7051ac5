import type { BasisPoints } from '@mise/rules/money.ts';
import type { Shop } from '../../context.ts';
import { vatRate } from './tables.ts';

/** Rates by VAT id (0 standard, 1 reduced, 2 zero), in basis points. */
export type VatRates = ReadonlyMap<number, BasisPoints>;

type Source = Pick<Shop, 'remember'>;

/** The rates of a country, or null where the shop charges none because the goods leave the EU. */
export async function vatRatesOf(source: Source, countryId: number): Promise<VatRates | null> {
  const all = await source.remember('vat-rates', async (db) => {
    const byCountry = new Map<number, Map<number, BasisPoints>>();
    for (const row of await db.select().from(vatRate)) {
      const rates = byCountry.get(row.countryId) ?? new Map<number, BasisPoints>();
      byCountry.set(row.countryId, rates.set(row.vatId, row.rate));
    }
    return byCountry;
  });
  return all.get(countryId) ?? null;
}

/** A rate that must be there: the VAT ids of articles are the shop's own. */
export function rateOf(rates: VatRates, vatId: number): BasisPoints {
  const rate = rates.get(vatId) ?? rates.get(0);
  if (rate === undefined) throw new Error(`there is no VAT rate ${vatId}`);
  return rate;
}

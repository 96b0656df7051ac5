import type { DemoShop } from '@mise/demo/shop/shop.ts';
import { languages } from '@mise/rules/languages.ts';
import type { Queryable } from '../db/database.ts';
import { customerClass } from '../domains/customers/tables.ts';
import { country, countryState, legalText, setting, vatRate } from '../domains/shop/tables.ts';

export async function seedShop(db: Queryable, shop: DemoShop): Promise<void> {
  await db.insert(setting).values(Object.entries(shop.settings).map(([key, value]) => ({ key, value })));
  await db.insert(customerClass).values(
    shop.customerClasses.map(({ id, name, showsNetPrices, discountPercent }) => ({
      id,
      names: name,
      showsNetPrices,
      discountPercent: Number(discountPercent),
    })),
  );
  await db.insert(country).values(
    shop.countries.map((entry) => ({
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
    })),
  );
  const states = shop.countries.flatMap((entry) =>
    entry.states.map(({ id, isoCode, name }) => ({ id, countryId: entry.id, isoCode, names: name })),
  );
  if (states.length > 0) await db.insert(countryState).values(states);
  await db.insert(vatRate).values(shop.vatRates.flatMap((entry) => vatRows(shop, entry)));
  await db
    .insert(legalText)
    .values(
      shop.legalTexts.flatMap(({ type, html }) =>
        languages.map((language) => ({ type, language, html: html[language] })),
      ),
    );
}

function vatRows(shop: DemoShop, entry: DemoShop['vatRates'][number]): (typeof vatRate.$inferInsert)[] {
  const countryId = shop.countries.find(({ iso2 }) => iso2 === entry.countryIso)?.id;
  if (countryId === undefined) throw new Error(`VAT rates name an unknown country: ${entry.countryIso}`);
  return Object.entries(entry.rates).map(([vatId, percent]) => ({
    countryId,
    vatId: Number(vatId),
    rate: Math.round(Number(percent) * 100),
  }));
}

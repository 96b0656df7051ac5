import { eq } from 'drizzle-orm';
import type { Context, Shop } from '../../context.ts';
import { setting } from './tables.ts';

/** All settings of the shop, by key. */
export type Settings = ReadonlyMap<string, string>;

export function settingsOf(shop: Pick<Shop, 'remember'>): Promise<Settings> {
  return shop.remember('settings', async (db) => {
    const rows = await db.select().from(setting);
    return new Map(rows.map(({ key, value }) => [key, value]));
  });
}

/** Settings that anyone may see, in the order of their keys. */
export async function publicSettings(context: Context): Promise<{ key: string; value: string }[]> {
  return context.shop.remember('settings:public', (db) =>
    db
      .select({ key: setting.key, value: setting.value })
      .from(setting)
      .where(eq(setting.isPublic, true))
      .orderBy(setting.key),
  );
}

/** A setting, or the fallback where the owner has set none. */
export function settingText(settings: Settings, key: string, fallback = ''): string {
  return settings.get(key) || fallback;
}

/** Where the settings of the shop name none. */
const fallbackCurrency = 'GBP';

export async function currencyOf(shop: Pick<Shop, 'remember'>): Promise<string> {
  return settingText(await settingsOf(shop), 'currency', fallbackCurrency);
}

/** The country the shop sells from: its VAT rates are contained in the stored prices. */
export async function shopCountryId(shop: Pick<Shop, 'remember'>): Promise<number> {
  return Number(settingText(await settingsOf(shop), 'shopCountryId', '1'));
}

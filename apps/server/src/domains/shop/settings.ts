import { readSettings, type Settings, type StoredSettings } from '@mise/contract/shop/read-settings.ts';
import type { Shop } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { setting } from './tables.ts';

/** All settings of the shop: what the owner has set, or else the default. */
export function settingsOf(shop: Pick<Shop, 'remember'>): Promise<Settings> {
  return shop.remember('settings', async (db) => readSettings(await loadSettings(db)));
}

/** The texts that the owner has set, by stored key. */
export function storedSettings(shop: Pick<Shop, 'remember'>): Promise<StoredSettings> {
  return shop.remember('settings:stored', loadSettings);
}

export async function currencyOf(shop: Pick<Shop, 'remember'>): Promise<string> {
  return (await settingsOf(shop)).currency;
}

/** The country the shop sells from: its VAT rates are contained in the stored prices. */
export async function shopCountryId(shop: Pick<Shop, 'remember'>): Promise<number> {
  return (await settingsOf(shop)).shopCountryId;
}

async function loadSettings(db: Database): Promise<StoredSettings> {
  const rows = await db.select().from(setting);
  return new Map(rows.map(({ key, value }) => [key, value]));
}

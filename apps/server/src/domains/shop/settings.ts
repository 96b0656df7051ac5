import { readSettings, type Settings, type StoredSettings } from '@mise/contract/shop/read-settings.ts';
import type { Shop } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { setting, settingVersion } from './tables.ts';

/** All settings of the shop: what the owner has set, or else the default. */
export function settingsOf(shop: Pick<Shop, 'remember'>): Promise<Settings> {
  return shop.remember('settings', async (db) => readSettings(await loadSettings(db)));
}

/** The texts that the owner has set, by stored key. */
export async function storedSettings(shop: Pick<Shop, 'remember'>): Promise<StoredSettings> {
  return (await versionedSettings(shop)).stored;
}

/** The same with their version, which is never newer than they are: who saves against it overwrites nothing unseen. */
export function versionedSettings(shop: Pick<Shop, 'remember'>): Promise<{ version: number; stored: StoredSettings }> {
  return shop.remember('settings:stored', async (db) => {
    const [row] = await db.select().from(settingVersion);
    return { version: row?.version ?? 0, stored: await loadSettings(db) };
  });
}

export async function currencyOf(shop: Pick<Shop, 'remember'>): Promise<string> {
  return (await settingsOf(shop)).currency;
}

/** The country the shop sells from: its VAT rates are contained in the stored prices. */
export async function shopCountryId(shop: Pick<Shop, 'remember'>): Promise<number> {
  return (await settingsOf(shop)).shopCountryId;
}

export async function loadSettings(db: Queryable): Promise<StoredSettings> {
  const rows = await db.select().from(setting);
  return new Map(rows.map(({ key, value }) => [key, value]));
}

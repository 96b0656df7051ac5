import type { SettingKey } from '@mise/contract/shop/read-settings.ts';
import type { Queryable } from '../../db/database.ts';
import { setting } from './tables.ts';

/** Sets a setting. Whoever does so announces `settings` as the last thing in the transaction. */
export async function storeSetting(db: Queryable, key: SettingKey, value: string): Promise<void> {
  await db.insert(setting).values({ key, value }).onConflictDoUpdate({ target: setting.key, set: { value } });
}

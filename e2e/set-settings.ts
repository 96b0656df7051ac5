import { announceChange } from '@mise/server/db/changes.ts';
import { setting } from '@mise/server/domains/shop/tables.ts';
import { withDatabase } from './with-database.ts';

/** As the owner's settings do: changes the rows and announces it to every process of the shop. `settings`: those of its process. */
export async function setSettings(settings: Record<string, string>, values: Record<string, string>): Promise<void> {
  await withDatabase(settings, async (db) => {
    for (const [key, value] of Object.entries(values))
      await db.insert(setting).values({ key, value }).onConflictDoUpdate({ target: setting.key, set: { value } });
    await announceChange(db, ['settings']);
  });
}

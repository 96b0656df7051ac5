import { readConfig } from '@mise/server/config.ts';
import { announceChange } from '@mise/server/db/changes.ts';
import { createDatabase } from '@mise/server/db/database.ts';
import { openPool } from '@mise/server/db/open-pool.ts';

/** As the owner's settings do: changes the rows and announces it to every process of the shop. `settings`: those of its process. */
export async function setSettings(settings: Record<string, string>, values: Record<string, string>): Promise<void> {
  const database = await openPool(readConfig(settings), { say: () => {}, onBrokenConnection: () => {} });
  try {
    for (const [key, value] of Object.entries(values)) {
      await database.pool.query(
        'INSERT INTO setting (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
        [key, value],
      );
    }
    await announceChange(createDatabase(database.pool), ['settings']);
  } finally {
    await database.close();
  }
}

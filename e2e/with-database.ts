import { readConfig } from '@mise/server/config.ts';
import { createDatabase, type Database } from '@mise/server/db/database.ts';
import { openPool } from '@mise/server/db/open-pool.ts';

/** Works on the database of the shop, as a command of its owner does. `settings`: those of its process. */
export async function withDatabase(
  settings: Record<string, string>,
  work: (db: Database) => Promise<unknown>,
): Promise<void> {
  const database = await openPool(readConfig(settings), { say: () => {}, onBrokenConnection: () => {} });
  try {
    await work(createDatabase(database.pool));
  } finally {
    await database.close();
  }
}

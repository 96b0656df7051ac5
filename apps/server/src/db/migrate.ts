import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { runMigrations } from 'graphile-worker';
import type pg from 'pg';

const migrationsFolder = new URL('./migrations', import.meta.url).pathname;

/** Any number: processes that start together migrate one after the other. */
const lockId = 716_001;

/** Brings the schema of the shop and of its job queue up to date. Safe to call from several processes at once. */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SELECT pg_advisory_lock($1)', [lockId]);
    try {
      await applyMigrations(drizzle(client), { migrationsFolder: decodeURIComponent(migrationsFolder) });
      await runMigrations({ pgPool: pool });
    } finally {
      await client.query('SELECT pg_advisory_unlock($1)', [lockId]);
    }
  } finally {
    client.release();
  }
}

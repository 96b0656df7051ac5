import type { Connection } from '@mise/embedded-postgres/connection.ts';
import pg from 'pg';
import { createDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { seedEmptyShop } from '../seed/seed-basics.ts';

/** What a template holds is made by the shop's own functions, so that tests meet what an operator gets. */
const makers = {
  empty: async () => {},
  migrated: migrate,
  started: async (pool: pg.Pool) => {
    await migrate(pool);
    await seedEmptyShop(createDatabase(pool));
  },
  seeded: async (pool: pg.Pool) => {
    await migrate(pool);
    // Loaded only by who needs it: the demo shop is large.
    const { seedDemo } = await import('../seed/seed-demo.ts');
    await seedDemo(pool);
  },
} satisfies Record<string, (pool: pg.Pool) => Promise<void>>;

export type TemplateName = keyof typeof makers;

/** Any number: test files that need the same template at the same time wait for the one that makes it. */
const lockId = 716_090;

/** Makes the template where it is missing. `admin` is connected to a database that is no template. */
export async function ensureTemplate(admin: pg.Client, cluster: Connection, name: TemplateName): Promise<void> {
  if (await exists(admin, name)) return;
  await admin.query('SELECT pg_advisory_lock($1)', [lockId]);
  try {
    if (!(await exists(admin, name))) await make(admin, cluster, name);
  } finally {
    await admin.query('SELECT pg_advisory_unlock($1)', [lockId]);
  }
}

/** Under another name until it is whole: a template with half its rows would fail far from its cause. */
async function make(admin: pg.Client, cluster: Connection, name: TemplateName): Promise<void> {
  const unfinished = `${name}_unfinished`;
  await admin.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
  await admin.query(`CREATE DATABASE ${unfinished}`);
  const pool = new pg.Pool({ ...cluster, database: unfinished, max: 4 });
  // The job queue asks for listeners; a connection that breaks shows in the query that needs it.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    await makers[name](pool);
  } finally {
    await pool.end();
  }
  await admin.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
}

async function exists(admin: pg.Client, name: string): Promise<boolean> {
  const found = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [name]);
  return found.rowCount === 1;
}

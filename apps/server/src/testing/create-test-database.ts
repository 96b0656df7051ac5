import { randomBytes } from 'node:crypto';
import { type Connection, toUrl } from '@mise/embedded-postgres/connection.ts';
import pg from 'pg';
import { inject } from 'vitest';
import { ensureTemplate, type TemplateName } from './templates.ts';

export type TestDatabase = {
  /** Ends with `drop`. */
  pool: pg.Pool;
  connection: Connection;
  url: string;
  /** Closes the pool and removes the database, whoever is still connected. */
  drop(): Promise<void>;
};

/**
 * A database of one's own, cloned in some 30 ms from a template: `empty` has nothing, `migrated` the tables and no rows,
 * `started` what a shop without data starts with, `seeded` the demo shop. To be made once per test file, in `beforeAll`, and
 * dropped in `afterAll`.
 */
export async function createTestDatabase(template: TemplateName = 'migrated'): Promise<TestDatabase> {
  const cluster = inject('testCluster');
  const database = `test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client(cluster);
  await admin.connect();
  try {
    await ensureTemplate(admin, cluster, template);
    await admin.query(`CREATE DATABASE ${database} TEMPLATE ${template}`);
  } finally {
    await admin.end();
  }
  const connection = { ...cluster, database };
  const pool = new pg.Pool({ ...connection, max: 10 });
  pool.on('connect', (client) => client.on('error', () => {}));
  return { pool, connection, url: toUrl(connection), drop: () => drop(pool, cluster, database) };
}

async function drop(pool: pg.Pool, cluster: Connection, database: string): Promise<void> {
  // Connections that others hold are cut by the drop; theirs is not the test's failure.
  pool.on('error', () => {});
  await pool.end();
  const admin = new pg.Client(cluster);
  await admin.connect();
  await admin.query(`DROP DATABASE ${database} WITH (FORCE)`);
  await admin.end();
}

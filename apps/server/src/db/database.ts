import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type pg from 'pg';

/** The pool's database, from which transactions start. */
export type Database = NodePgDatabase;

/** Ends with a commit or a rollback, which its locks last for. */
export type Transaction = Parameters<Parameters<Queryable['transaction']>[0]>[0];

/** A database or a transaction: what a query needs. */
export type Queryable = PgDatabase<NodePgQueryResultHKT>;

/** A connection keeps the database that its transactions run in, and with it the statements that were built for it. */
export function createDatabase(pool: pg.Pool): Database {
  const ofConnection = new WeakMap<pg.PoolClient, Database>();
  const database = drizzle(pool);
  database.transaction = async (work, config) => {
    const connection = await pool.connect();
    try {
      const known = ofConnection.get(connection) ?? drizzle(connection);
      ofConnection.set(connection, known);
      return await known.transaction(work, config);
    } finally {
      connection.release();
    }
  };
  return database;
}

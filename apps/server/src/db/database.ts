import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import type pg from 'pg';

/** The pool's database, from which transactions start. */
export type Database = NodePgDatabase;

/** Ends with a commit or a rollback, which its locks last for. */
export type Transaction = Parameters<Parameters<Queryable['transaction']>[0]>[0];

/** A database or a transaction: what a query needs. */
export type Queryable = PgDatabase<NodePgQueryResultHKT>;

export function createDatabase(pool: pg.Pool): Database {
  return drizzle(pool);
}

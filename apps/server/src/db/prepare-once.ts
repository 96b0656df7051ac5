import { sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';

/**
 * A statement that is built once and planned by PostgreSQL once per connection, instead of with every call. It belongs to what it
 * is asked through: the pool, or the connection of a transaction (`createDatabase`), which is the same in its next one.
 */
export function prepareOnce<Statement>(prepare: (db: Queryable) => Statement): (db: Queryable) => Statement {
  const prepared = new WeakMap<object, Statement>();
  return (db) => {
    const { session } = db._;
    const known = prepared.get(session) ?? prepare(db);
    prepared.set(session, known);
    return known;
  };
}

/**
 * A list of ids in a prepared statement. Given as it is, PostgreSQL would see its length and make a plan of its own for every
 * call, which takes longer than the query; behind a subquery one plan serves all.
 */
export function idList(name: string) {
  return sql`ARRAY(SELECT unnest(${sql.placeholder(name)}::int[]))`;
}

/** The same of texts. */
export function textList(name: string) {
  return sql`ARRAY(SELECT unnest(${sql.placeholder(name)}::text[]))`;
}

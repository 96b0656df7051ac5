import { sql } from 'drizzle-orm';
import type { Queryable } from './database.ts';

/**
 * A statement that is built once and planned by PostgreSQL once per connection, instead of with every call. A transaction
 * is a database of its own here: it builds anew what it uses, and PostgreSQL still knows it by its name.
 */
export function prepareOnce<Statement>(prepare: (db: Queryable) => Statement): (db: Queryable) => Statement {
  const prepared = new WeakMap<Queryable, Statement>();
  return (db) => {
    const known = prepared.get(db) ?? prepare(db);
    prepared.set(db, known);
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

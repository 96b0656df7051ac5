import { type GetColumnData, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Columns and expressions by the names that they get in JSON. */
type Fields = Record<string, PgColumn | SQL>;

/** A moment comes as a text that `Date` reads, a bigint as a number. */
type Json<Value> = Value extends Date ? string : Value;

type JsonField<Field> = Field extends PgColumn
  ? Json<GetColumnData<Field>>
  : Field extends SQL<infer Value>
    ? Value
    : never;

/** What `jsonRow` of these fields is read as. Columns of an outer join may be null: give those as an expression. */
export type JsonRow<Row extends Fields> = { [Name in keyof Row]: JsonField<Row[Name]> };

/** SQL: columns of a query's own row as one JSON object, which is read in one go. */
export function jsonRow<Row extends Fields>(fields: Row): SQL<JsonRow<Row>> {
  return sql<JsonRow<Row>>`(SELECT to_json(one) FROM (SELECT ${named(fields)}) AS one)`.inlineParams();
}

/** SQL: the one row of a query as a JSON object; null where there is none. `from`: its FROM and what follows. */
export function jsonRowFrom<Row extends Fields>(fields: Row, from: SQL): SQL<JsonRow<Row> | null> {
  return sql<JsonRow<Row> | null>`(SELECT to_json(one) FROM (SELECT ${named(fields)} ${from}) AS one)`.inlineParams();
}

/** SQL: the rows of a query as a JSON array of objects. */
export function jsonRows<Row extends Fields>(fields: Row, from: SQL): SQL<JsonRow<Row>[]> {
  const rows = sql`SELECT ${named(fields)} ${from}`;
  return sql<JsonRow<Row>[]>`(SELECT coalesce(json_agg(one), '[]') FROM (${rows}) AS one)`.inlineParams();
}

/** SQL: one column of a query as an array. */
export function arrayOf<Field extends PgColumn>(field: Field, from: SQL): SQL<JsonField<Field>[]> {
  return sql<JsonField<Field>[]>`ARRAY(SELECT ${field} ${from})`;
}

function named(fields: Fields): SQL {
  const parts = Object.entries(fields).map(([name, field]) => sql`${field} AS ${sql.identifier(name)}`);
  return sql.join(parts, sql`, `);
}

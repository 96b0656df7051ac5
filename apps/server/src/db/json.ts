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

/** SQL: columns of a query's own row as one object, which is read in one go. */
export function jsonRow<Row extends Fields>(fields: Row): SQL<JsonRow<Row>> {
  return readWith(sql`${valuesOf(fields)}`, rowReader(fields));
}

/** SQL: the one row of a query as an object; null where there is none. `from`: its FROM and what follows. */
export function jsonRowFrom<Row extends Fields>(fields: Row, from: SQL): SQL<JsonRow<Row> | null> {
  const read = rowReader(fields);
  return readWith(sql`(SELECT ${valuesOf(fields)} ${from})`, (values) => (values === null ? null : read(values)));
}

/** SQL: the same as `jsonRow` where a condition holds, else null: of an outer join. */
export function jsonRowWhere<Row extends Fields>(condition: SQL, fields: Row): SQL<JsonRow<Row> | null> {
  const read = rowReader(fields);
  return readWith(sql`CASE WHEN ${condition} THEN ${valuesOf(fields)} END`, (values) =>
    values === null ? null : read(values),
  );
}

/** SQL: the rows of a query as an array of objects. */
export function jsonRows<Row extends Fields>(fields: Row, from: SQL): SQL<JsonRow<Row>[]> {
  const read = rowReader(fields);
  const rows = sql`SELECT ${valuesOf(fields)} AS one ${from}`;
  return readWith(sql`(SELECT coalesce(json_agg(one), '[]') FROM (${rows}) AS each_row)`, (all) =>
    (all as unknown[]).map(read),
  );
}

/** SQL: the same where a condition holds, which is cheaper to ask than the rows are; else none. */
export function jsonRowsWhere<Row>(condition: SQL, rows: SQL<Row[]>): SQL<Row[]> {
  const read = readers.get(rows) as Reader<Row[]>;
  return readWith(sql`CASE WHEN ${condition} THEN ${rows} ELSE '[]' END`, read);
}

/** SQL: one column of a query as an array. */
export function arrayOf<Field extends PgColumn>(field: Field, from: SQL): SQL<JsonField<Field>[]> {
  return sql<JsonField<Field>[]>`ARRAY(SELECT ${field} ${from})`;
}

/** The values alone, in the order of their names: the names would be most of what is sent. */
function valuesOf(fields: Fields): SQL {
  return sql`json_build_array(${sql.join(Object.values(fields), sql`, `)})`;
}

type Reader<Value> = (json: unknown) => Value;

/** Gives values their names back; fields that are rows themselves theirs. */
function rowReader<Row extends Fields>(fields: Row): Reader<JsonRow<Row>> {
  const columns = Object.entries(fields).map(([name, field], index) => ({ name, index, read: readers.get(field) }));
  return (json) => {
    const values = json as unknown[];
    const row: Record<string, unknown> = {};
    for (const { name, index, read } of columns) row[name] = read ? read(values[index]) : values[index];
    return row as JsonRow<Row>;
  };
}

/** How what was made here is read. Drizzle asks for that where an expression is selected; inside of another one nobody does. */
const readers = new WeakMap<object, Reader<unknown>>();

function readWith<Value>(expression: SQL, read: Reader<Value>): SQL<Value> {
  const readable = expression.inlineParams().mapWith(read) as SQL<Value>;
  readers.set(readable, read);
  return readable;
}

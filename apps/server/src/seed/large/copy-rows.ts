import { pipeline } from 'node:stream/promises';
import { type Column, getTableColumns, getTableName } from 'drizzle-orm';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { TableRows } from '../item-rows.ts';

const rowsAChunk = 1000;

/** Writes rows by COPY, ten times as fast as statements with parameters. A field that a row lacks is NULL. */
export async function copyRows(client: pg.ClientBase, { table, rows }: TableRows): Promise<void> {
  if (rows.length === 0) return;
  const given = new Set(rows.flatMap((row) => Object.keys(row)));
  const columns = Object.entries(getTableColumns(table)).filter(([key]) => given.has(key));
  const names = columns.map(([, { name }]) => `"${name}"`).join(', ');
  const target = client.query(copyFrom(`COPY "${getTableName(table)}" (${names}) FROM STDIN`));
  await pipeline(linesOf(rows, columns), target);
}

function* linesOf(rows: readonly Record<string, unknown>[], columns: [string, Column][]): Generator<string> {
  for (let start = 0; start < rows.length; start += rowsAChunk) {
    const part = rows.slice(start, start + rowsAChunk);
    yield part.map((row) => `${columns.map(([key, column]) => fieldOf(row[key], column)).join('\t')}\n`).join('');
  }
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** A value in the text format of COPY. */
function fieldOf(value: unknown, column: Column): string {
  if (value === null || value === undefined) return '\\N';
  return String(column.mapToDriverValue(value)).replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? '');
}

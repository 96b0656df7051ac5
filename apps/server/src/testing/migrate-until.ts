import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type pg from 'pg';

type Journal = { entries: { tag: string }[] };

const folder = fileURLToPath(new URL('../db/migrations', import.meta.url));

/** Brings an empty database to where the shop was after the migration of this name: for tests of the next one. */
export async function migrateUntil(pool: pg.Pool, tag: string): Promise<void> {
  const copy = await mkdtemp(path.join(tmpdir(), 'mise-migrations-'));
  try {
    await cp(folder, copy, { recursive: true });
    const journalFile = path.join(copy, 'meta/_journal.json');
    const journal = JSON.parse(await readFile(journalFile, 'utf8')) as Journal;
    const end = journal.entries.findIndex((entry) => entry.tag === tag) + 1;
    if (end === 0) throw new Error(`there is no migration ${tag}`);
    await writeFile(journalFile, JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }));
    await migrate(drizzle(pool), { migrationsFolder: copy });
  } finally {
    await rm(copy, { recursive: true });
  }
}

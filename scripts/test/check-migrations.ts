import { cp, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { root, runPackage } from '../run-program.ts';

const server = path.join(root, 'apps/server');

/**
 * What is wrong with the migrations, or undefined. drizzle-kit is asked to write the next one beside a copy of them: tables
 * and migrations agree when there is none. Its exit code says nothing, as it is 0 too where it would have to ask.
 */
export async function checkMigrations(): Promise<string | undefined> {
  const copy = await mkdtemp(path.join(tmpdir(), 'mise-migrations-'));
  try {
    await cp(path.join(server, 'src/db/migrations'), copy, { recursive: true });
    const before = await readdir(copy, { recursive: true });
    const options = [
      'generate',
      '--dialect',
      'postgresql',
      '--schema',
      './src/domains/*/{tables.ts,tables/*.ts}',
      '--out',
      path.relative(server, copy),
    ];
    const { output } = await runPackage('drizzle-kit/bin.cjs', options, { cwd: 'apps/server' });
    const after = await readdir(copy, { recursive: true });
    if (after.length === before.length && output.includes('No schema changes')) return undefined;
    return `${output}\nThe tables and their migrations differ: run "npx drizzle-kit generate" in apps/server.`;
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

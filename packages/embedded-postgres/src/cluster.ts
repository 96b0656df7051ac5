import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { program } from './binaries.ts';
import type { Home } from './home.ts';
import { isAlive } from './is-alive.ts';
import { PostgresError } from './postgres-error.ts';
import { giveTo } from './run-as.ts';

/** The database user, who owns everything in the cluster. */
export const clusterUser = 'mise';

export function clusterFolder(home: Home): string {
  return path.join(home.folder, 'data');
}

export async function readPassword(home: Home): Promise<string> {
  const password = await readFile(passwordFile(clusterFolder(home)), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  if (password === '') throw withoutPassword(home);
  return password;
}

/** The file that opens the database is gone, cut off, or that of another one. */
export function withoutPassword(home: Home, options?: ErrorOptions): PostgresError {
  return new PostgresError(
    `${passwordFile(clusterFolder(home))} does not hold the password of the database: restore it, or all of ${home.folder}, from a backup.`,
    options,
  );
}

/**
 * Makes the cluster where there is none: in a folder of another name that is renamed when all of it is there, so that a
 * start which was cut short leaves no half cluster.
 */
export async function ensureCluster(home: Home, durable: boolean): Promise<void> {
  const finished = clusterFolder(home);
  if (existsSync(finished)) return;
  await removeAbandoned(home);
  const unfinished = `${finished}.${process.pid}`;
  await initialize(home, unfinished, durable);
  try {
    await rename(unfinished, finished);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another process that started at the same time was faster: its cluster is the one.
    if (!existsSync(finished)) throw error;
  }
}

async function initialize(home: Home, folder: string, durable: boolean): Promise<void> {
  const password = randomBytes(24).toString('hex');
  const given = `${folder}.password`;
  await writeFile(given, password, { mode: 0o600 });
  await giveTo(home.runAs, given);
  const options = [
    ...['--pgdata', folder, '--username', clusterUser, '--pwfile', given, '--auth', 'scram-sha-256'],
    // Without these a machine that has no locale set gets SQL_ASCII.
    ...['--encoding', 'UTF8', '--locale-provider', 'builtin', '--builtin-locale', 'C.UTF-8', '--locale', 'C'],
    ...['--no-instructions', ...(durable ? [] : ['--no-sync'])],
  ];
  try {
    await promisify(execFile)(program(home.binaries, 'initdb'), options, { ...home.runAs, cwd: '/' });
    await writeFile(passwordFile(folder), password, { mode: 0o600 });
    await chmod(passwordFile(folder), 0o600);
    await giveTo(home.runAs, passwordFile(folder));
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw new PostgresError(`The database could not be made in ${home.folder}: ${reasonOf(error)}`, { cause: error });
  } finally {
    await rm(given, { force: true });
  }
}

/** The line in which initdb says what went wrong, among those that say what it did. */
function reasonOf(error: unknown): string {
  const { stderr, message } = error as { stderr?: string; message: string };
  const lines = (stderr || message).trim().split('\n');
  return (lines.find((line) => /error:|FATAL:/.test(line)) ?? lines.at(-1) ?? '').replace(
    /^.*?(?:error|FATAL):\s*/,
    '',
  );
}

/** It lies within the cluster, so that both appear with one rename. */
function passwordFile(folder: string): string {
  return path.join(folder, 'mise.password');
}

/** What a start left that was killed while it made a cluster. */
async function removeAbandoned(home: Home): Promise<void> {
  for (const name of await readdir(home.folder)) {
    const pid = Number(/^data\.(\d+)/.exec(name)?.[1]);
    if (pid > 0 && pid !== process.pid && !isAlive(pid)) {
      await rm(path.join(home.folder, name), { recursive: true, force: true });
    }
  }
}

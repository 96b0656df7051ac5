import { spawnSync } from 'node:child_process';
import { chown } from 'node:fs/promises';
import { PostgresError } from './postgres-error.ts';

/** The user under which PostgreSQL runs; undefined is the one who runs the shop. */
export type RunAs = { uid: number; gid: number } | undefined;

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** The user without rights that every Unix has. */
export function nobody(): NonNullable<RunAs> {
  return { uid: readId('-u'), gid: readId('-g') };
}

function readId(flag: '-u' | '-g'): number {
  const answer = spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' });
  const id = Number.parseInt(answer.stdout, 10);
  if (answer.status === 0 && Number.isInteger(id)) return id;
  throw new PostgresError(
    'PostgreSQL refuses to run as root and this machine has no user "nobody": start the shop as an ordinary user, or set DATABASE_URL.',
  );
}

/** Whether that user can enter a folder, through all that lies above it. Asked of the system, which knows every kind of right. */
export function canEnter(runAs: RunAs, folder: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { ...runAs, cwd: '/', stdio: 'ignore' }).status === 0;
}

/** Gives a file or folder to the user under which PostgreSQL runs. */
export async function giveTo(runAs: RunAs, target: string): Promise<void> {
  if (runAs !== undefined) await chown(target, runAs.uid, runAs.gid);
}

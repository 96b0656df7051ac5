import { spawnSync } from 'node:child_process';
import { chown } from 'node:fs/promises';

/** The user under which PostgreSQL runs; undefined is the one who runs the shop. */
export type RunAs = { uid: number; gid: number } | undefined;

export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** The user and group of a name; undefined where this machine has none. */
export function findUser(name: string): RunAs {
  const [uid, gid] = ['-u', '-g'].map((flag) => readId(flag, name));
  return uid === undefined || gid === undefined ? undefined : { uid, gid };
}

function readId(flag: string, name: string): number | undefined {
  const answer = spawnSync('id', [flag, name], { encoding: 'utf8' });
  const id = Number.parseInt(answer.stdout, 10);
  return answer.status === 0 && Number.isInteger(id) ? id : undefined;
}

/** Whether that user can enter a folder, through all that lies above it. Asked of the system, which knows every kind of right. */
export function canEnter(runAs: RunAs, folder: string): boolean {
  return spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], { ...runAs, cwd: '/', stdio: 'ignore' }).status === 0;
}

/** Gives a file or folder to the user under which PostgreSQL runs. */
export async function giveTo(runAs: RunAs, target: string): Promise<void> {
  if (runAs !== undefined) await chown(target, runAs.uid, runAs.gid);
}

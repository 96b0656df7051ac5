import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, realpathSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive } from './is-alive.ts';
import { PostgresError } from './postgres-error.ts';

/** Unix sockets lie in a folder made with a random name of this form. */
export const socketFolderPrefix = 'mise-';
const socketFolderName = new RegExp(`^${socketFolderPrefix}\\w{6}$`);

/** What PostgreSQL writes about itself into its cluster while it runs. */
export type Postmaster = {
  pid: number;
  /** The cluster that it runs on: another one in a copy of its files. */
  cluster: string;
  port: number;
  /** Folder of its unix socket, or the address that it listens on. */
  host: string;
  isReady: boolean;
};

/** Reads postmaster.pid; undefined where there is none or it is being written. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  const file = lockFile(cluster);
  if (!existsSync(file)) return undefined;
  const [pid, runsOnCluster = '', , port, socketFolder, address, , status] = readFileSync(file, 'utf8').split('\n');
  if (!pid) return undefined;
  return {
    pid: Math.abs(Number(pid)),
    cluster: runsOnCluster,
    port: Number(port),
    host: socketFolder || address || '',
    isReady: status?.trim() === 'ready',
  };
}

/**
 * Stops a PostgreSQL that runs on this cluster though nobody watches it, and removes what one that was killed left there:
 * a number of a process which by now may be another's, for which PostgreSQL would refuse to start. In a copy of a cluster that is the
 * PostgreSQL of the other: it is left alone. One that another data folder, with a link to the same cluster, has started may be
 * watched there: who it is of has to stop it.
 */
export async function clearLeftover(cluster: string): Promise<void> {
  const postmaster = readPostmaster(cluster);
  if (postmaster === undefined) return removeEmptyLockFile(cluster);
  const { pid } = postmaster;
  if (!isAlive(pid) || !runsOn(cluster, postmaster)) {
    rmSync(lockFile(cluster), { force: true });
    if (isSameFolder(postmaster.cluster, cluster)) removeSocketFolder(postmaster.host);
    return;
  }
  const itsFolder = path.dirname(postmaster.cluster);
  if (existsSync(itsFolder) && !isSameFolder(itsFolder, path.dirname(cluster))) {
    throw new PostgresError(
      `The database in ${cluster} is in use by that in ${itsFolder}, which leads to the same files: stop that shop or end its process ${pid}, or set DATA_DIR.`,
    );
  }
  for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
    sendSignal(pid, signal);
    if (await hasEnded(pid, 10_000)) return removeSocketFolder(postmaster.host);
  }
  throw new PostgresError(
    `A PostgreSQL that an earlier start left behind does not stop: end the process ${pid}, then start again.`,
  );
}

/** Whatever links lead there. */
function isSameFolder(one: string, other: string): boolean {
  if (one === other) return true;
  return existsSync(one) && existsSync(other) && realpathSync(one) === realpathSync(other);
}

/**
 * A lock file that lost its content with the power, for which PostgreSQL would refuse to start. One that starts at this moment
 * creates it empty too, and fills it at once: that one is young, and its process is there.
 */
function removeEmptyLockFile(cluster: string): void {
  const found = statSync(lockFile(cluster), { throwIfNoEntry: false });
  if (found === undefined || Date.now() - found.mtimeMs < 1000) return;
  if (found.size === 0 && !isUsed(cluster)) rmSync(lockFile(cluster), { force: true });
}

/** The watch removes it; here is the one of a watch that was killed. */
function removeSocketFolder(folder: string): void {
  if (socketFolderName.test(path.basename(folder))) rmSync(folder, { recursive: true, force: true });
}

function lockFile(cluster: string): string {
  return path.join(cluster, 'postmaster.pid');
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return;
    throw new PostgresError(
      `The database is in use by process ${pid} of another user: stop that shop, or set DATA_DIR.`,
      {
        cause: error,
      },
    );
  }
}

async function hasEnded(pid: number, patience: number): Promise<boolean> {
  const until = Date.now() + patience;
  while (Date.now() < until) {
    if (!isAlive(pid)) return true;
    await sleep(20);
  }
  return false;
}

/** A PostgreSQL works in its cluster, whatever path led there and wherever that was moved since; where no system tells, its command does. */
function runsOn(cluster: string, { pid, cluster: written }: Postmaster): boolean {
  const command = commandOf(pid);
  if (!command.includes('postgres')) return false;
  return (
    worksIn(cluster, pid) ?? (isOn(cluster, command) || (isSameFolder(written, cluster) && isOn(written, command)))
  );
}

/** Undefined where this system does not tell, or not this user. */
function worksIn(folder: string, pid: number): boolean | undefined {
  try {
    const [its, ours] = [statSync(`/proc/${pid}/cwd`), statSync(folder)];
    return its.dev === ours.dev && its.ino === ours.ino;
  } catch {
    return undefined;
  }
}

/** Whether any PostgreSQL runs on a cluster, or is about to. */
export function isUsed(cluster: string): boolean {
  return commands().some((command) => isOn(cluster, command));
}

/** `ps` writes what it was called with in one line, `/proc` each word for itself. */
function isOn(cluster: string, command: string): boolean {
  if (!command.includes('postgres')) return false;
  const words = command.split('\0');
  if (words.length === 1) return command.includes(cluster);
  return words.some((word) => path.isAbsolute(word) && isSameFolder(word, cluster));
}

function commandOf(pid: number): string {
  return commandInProc(String(pid)) ?? ps('-p', String(pid));
}

/** The commands of all processes. */
function commands(): string[] {
  if (!existsSync('/proc/self/cmdline')) return ps('-ax').split('\n');
  return readdirSync('/proc').map((name) => (/^\d+$/.test(name) ? commandInProc(name) : undefined) ?? '');
}

/** Undefined where there is no such process, or no such file on this system. */
function commandInProc(pid: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return undefined;
  }
}

function ps(...which: string[]): string {
  return spawnSync('ps', ['-ww', '-o', 'args=', ...which], { encoding: 'utf8' }).stdout ?? '';
}

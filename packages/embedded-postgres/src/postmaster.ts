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
 * a number of a process which by now may be another's, for which PostgreSQL would refuse to start. In a copy of a cluster, or one that was moved, that
 * is the PostgreSQL of the other: it is left alone.
 */
export async function clearLeftover(cluster: string): Promise<void> {
  const postmaster = readPostmaster(cluster);
  if (postmaster === undefined) return removeEmptyLockFile(cluster);
  if (!isSameFolder(postmaster.cluster, cluster)) return rmSync(lockFile(cluster), { force: true });
  const { pid } = postmaster;
  if (isAlive(pid) && runsOn(cluster, pid)) {
    for (const signal of ['SIGINT', 'SIGQUIT'] as const) {
      sendSignal(pid, signal);
      if (await hasEnded(pid, 10_000)) return removeSocketFolder(postmaster.host);
    }
    throw new PostgresError(
      `A PostgreSQL that an earlier start left behind does not stop: end the process ${pid}, then start again.`,
    );
  }
  rmSync(lockFile(cluster), { force: true });
  removeSocketFolder(postmaster.host);
}

function isSameFolder(one: string, other: string): boolean {
  return existsSync(one) && realpathSync(one) === realpathSync(other);
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

function runsOn(cluster: string, pid: number): boolean {
  return isOn(cluster, commandOf(pid));
}

/** Whether any PostgreSQL runs on a cluster, or is about to. */
export function isUsed(cluster: string): boolean {
  return commands().some((command) => isOn(cluster, command));
}

function isOn(cluster: string, command: string): boolean {
  return command.includes('postgres') && command.includes(cluster);
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

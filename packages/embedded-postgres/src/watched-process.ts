import { once } from 'node:events';
import { closeSync, openSync, renameSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { program } from './binaries.ts';
import { clusterFolder } from './cluster.ts';
import type { Home } from './home.ts';
import { isAlive } from './is-alive.ts';
import { createLease, joinLease, type Lease } from './lease.ts';
import { clearLeftover, readPostmaster, socketFolderPrefix } from './postmaster.ts';
import { giveTo, isRoot } from './run-as.ts';
import { serverOptions } from './server-options.ts';
import type { Launch, ServerProcess } from './server-process.ts';
import { startWatch } from './watch.ts';

/** Joins the PostgreSQL that another process of the shop started on this cluster; undefined where none runs. */
export function joinServer(home: Home): ServerProcess | undefined {
  const lease = joinLease(home);
  if (lease === undefined) return undefined;
  return { hasEnded: () => !isWatched(home), markUp: () => lease.markUp(), stop: () => leave(home, lease) };
}

/** Starts PostgreSQL under a watch that outlives this process, by a moment. */
export async function launchServer(home: Home, { durable, onLost }: Launch): Promise<ServerProcess> {
  const cluster = clusterFolder(home);
  await clearLeftover(cluster);
  const socketFolder = await makeSocketFolder(home);
  const { lease, reader } = await createLease(home);
  const log = await openLog(home);
  const command = [program(home.binaries, 'postgres'), '-D', cluster, ...serverOptions({ socketFolder }, durable)];
  const watch = startWatch({ command, cluster, socketFolder, reader, log, runAs: home.runAs });
  closeSync(reader);
  closeSync(log);

  let isStopping = false;
  let hasEnded = false;
  const ended = once(watch, 'exit')
    .catch(() => {})
    .then(() => {
      hasEnded = true;
      lease.release();
      if (!isStopping) onLost();
    });
  return {
    hasEnded: () => hasEnded,
    markUp: () => lease.markUp(),
    async stop() {
      isStopping = true;
      await leave(home, lease);
      if (isWatched(home)) return;
      watch.ref();
      await ended;
    },
  };
}

/** Where PostgreSQL says why it does not start. */
export function logFile(home: Home): string {
  return path.join(home.folder, 'log');
}

/** The log of the run before is kept beside that of this one. */
async function openLog(home: Home): Promise<number> {
  const file = logFile(home);
  try {
    renameSync(file, `${file}.previous`);
  } catch {
    rmSync(file, { force: true });
  }
  const log = openSync(file, 'a', 0o600);
  await giveTo(home.runAs, file);
  return log;
}

/** A short path whatever that of the project is: the name of a socket may have about 100 characters. */
async function makeSocketFolder(home: Home): Promise<string> {
  const parent = isRoot() || tmpdir().length > 60 ? '/tmp' : tmpdir();
  const folder = await mkdtemp(path.join(parent, socketFolderPrefix));
  await giveTo(home.runAs, folder);
  return folder;
}

function isWatched(home: Home): boolean {
  const probe = joinLease(home);
  probe?.release();
  return probe !== undefined;
}

/** Gives the lease back; where it was the last one, waits until PostgreSQL is gone. */
async function leave(home: Home, lease: Lease): Promise<void> {
  const pid = readPostmaster(clusterFolder(home))?.pid;
  lease.release();
  // The watch notices within milliseconds; a pipe that still has a reader after half a second has other writers.
  for (let tries = 0; isWatched(home); tries += 1) {
    if (tries === 25) return;
    await sleep(20);
  }
  const until = Date.now() + 60_000;
  while (pid !== undefined && isAlive(pid) && Date.now() < until) await sleep(10);
}

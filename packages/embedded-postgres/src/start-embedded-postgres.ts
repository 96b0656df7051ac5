import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { findBinaries } from './binaries.ts';
import { launchChild } from './child-process.ts';
import { clusterFolder, clusterUser, ensureCluster, readPassword, withoutPassword } from './cluster.ts';
import { type Connection, toUrl } from './connection.ts';
import { type Home, prepareHome } from './home.ts';
import { PostgresError } from './postgres-error.ts';
import { readPostmaster } from './postmaster.ts';
import type { Launch, ServerProcess } from './server-process.ts';
import { joinServer, launchServer, logFile } from './watched-process.ts';

export type EmbeddedPostgresOptions = {
  /** Absolute path of the data folder; it is made where it is missing. */
  dataDir: string;
  /** false gives up safety against power failure for speed: for tests. */
  durable?: boolean;
  /** Called when PostgreSQL ends and cannot be started again from here; the next start recovers it. */
  onLost?: () => void;
  /** Is told what whoever starts the shop should know. */
  say?: (line: string) => void;
};

export type EmbeddedPostgres = {
  connection: Connection;
  url: string;
  /** Resolves when PostgreSQL has stopped; connections should be closed before. Others that use it keep it running. */
  stop(): Promise<void>;
};

const database = 'mise';

/**
 * Brings up the PostgreSQL of a data folder, making its cluster when there is none, or joins the one that another process
 * already runs there. Throws a PostgresError that says what to do.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, durable = true, onLost = () => {}, say = () => {} } = options;
  const home = await prepareHome(dataDir, await findBinaries(), say);
  await ensureCluster(home, durable);
  const password = await readPassword(home);
  const { server, connection } = await bringUp(home, { durable, onLost }, password);
  return { connection, url: toUrl(connection), stop: () => server.stop() };
}

/** Starts that fail because another one is under way or just ending are tried again for this long (milliseconds). */
const patience = 15_000;

async function bringUp(home: Home, launch: Launch, password: string) {
  const giveUpAt = Date.now() + patience;
  let isUp = false;
  const onLost = () => {
    if (isUp) launch.onLost();
  };
  for (;;) {
    const server = await joinOrLaunch(home, { ...launch, onLost });
    const connection = await untilReady(home, server, password).catch(async (error: unknown) => {
      await server.stop();
      throw error;
    });
    if (connection !== undefined) {
      isUp = true;
      server.markUp();
      return { server, connection };
    }
    await server.stop();
    const reason = await readFatal(home);
    if (Date.now() > giveUpAt || !/lock file|shared memory/.test(reason)) {
      throw new PostgresError(`The database does not start: ${reason} (${logFile(home)})`);
    }
    await sleep(100);
  }
}

async function joinOrLaunch(home: Home, launch: Launch): Promise<ServerProcess> {
  if (process.platform === 'win32') return launchChild(home, launch);
  return joinServer(home) ?? (await launchServer(home, launch));
}

/** Waits as long as PostgreSQL runs: after a crash it first replays its log. undefined when it has ended instead. */
async function untilReady(home: Home, server: ServerProcess, password: string): Promise<Connection | undefined> {
  for (;;) {
    const postmaster = readPostmaster(clusterFolder(home));
    if (postmaster?.isReady) {
      const { host, port } = postmaster;
      const connection = { host, port, user: clusterUser, password, database };
      if (await acceptsConnections(home, connection)) return connection;
    }
    if (server.hasEnded()) return undefined;
    await sleep(15);
  }
}

/** Makes the shop's own database at the first connection. */
async function acceptsConnections(home: Home, connection: Connection): Promise<boolean> {
  const client = new pg.Client({ ...connection, database: 'postgres' });
  client.on('error', () => {});
  try {
    await client.connect();
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${database}`).catch(ignoreExisting);
    return true;
  } catch (error) {
    if (isNotYetUp(error)) return false;
    if ((error as { code?: string }).code === wrongPassword) throw withoutPassword(home, { cause: error });
    throw error;
  } finally {
    await client.end().catch(() => {});
  }
}

/** SQLSTATE of a login that fails. */
const wrongPassword = '28P01';

function isNotYetUp(error: unknown): boolean {
  const { code = '', message } = error as { code?: string; message: string };
  // 57P..: starting up or shutting down.
  return (
    ['ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE'].includes(code) ||
    code.startsWith('57P') ||
    /terminated/.test(message)
  );
}

/** Another process that started at the same time was faster. */
function ignoreExisting(error: { code?: string }): void {
  if (error.code !== '42P04' && error.code !== '23505') throw error;
}

async function readFatal(home: Home): Promise<string> {
  const lines = (await readFile(logFile(home), 'utf8').catch(() => '')).trim().split('\n');
  const line = lines.findLast((candidate) => candidate.includes('FATAL:')) ?? lines.at(-1) ?? '';
  return line.replace(/^.*FATAL:\s*/, '') || 'it ended without a message';
}

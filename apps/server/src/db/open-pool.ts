import { PostgresError } from '@mise/embedded-postgres/postgres-error.ts';
import { startEmbeddedPostgres } from '@mise/embedded-postgres/start-embedded-postgres.ts';
import pg from 'pg';
import type { Config } from '../config.ts';
import { reportStep, type Say } from '../report-step.ts';
import { StartError } from '../start-error.ts';
import { dropIdle, endWhereSilent } from './silent-connections.ts';

export type OpenPool = {
  /** For calls of visitors: a statement that takes too long, or waits too long for a lock, is given up. */
  pool: pg.Pool;
  /** For jobs, seeds and migrations, which may take as long as they need. */
  workPool: pg.Pool;
  /** A few connections for reference data, which is read by calls that hold one of `pool` (see `remember.ts`). */
  referencePool: pg.Pool;
  /** For a connection that stands outside of the pools. */
  connection: pg.ClientConfig;
  /** Closes what nobody uses at the moment, for when it may have fallen silent: what is asked from then on is asked over new connections. */
  dropIdle(): Promise<void>;
  /** Closes the connections, then stops the embedded PostgreSQL where this process is its last user. */
  close(): Promise<void>;
};

export type OpenPoolOptions = {
  say: Say;
  /** A connection broke while no query used it; the pool makes a new one. */
  onBrokenConnection: (error: Error) => void;
  /** The embedded PostgreSQL ended though nobody asked it to. */
  onLost?: () => void;
  /** How long a call waits for a byte of an answer (milliseconds): tests wait shorter. */
  longestSilenceMs?: number;
  /** false gives up safety against power failure for speed: for tests. */
  durable?: boolean;
};

const connectionsOfAProcess = 20;
const connectionsForReferences = 2;
const connectionsForWork = 8;
/**
 * A new connection logs in and plans each statement, five times before PostgreSQL settles for a plan: the first calls of it are three to ten times
 * slower. So they stay open for a minute without work (milliseconds), and the last few for calls however long nobody comes.
 */
const longestIdle = 60_000;
const connectionsThatStay = 4;
/** Milliseconds. An index over 100,000 items takes a good second to build. */
const patienceOfCalls = { statement_timeout: 30_000, lock_timeout: 10_000 };
/**
 * How long a question may stay without a byte of an answer (milliseconds), which PostgreSQL cannot watch over where it is not reached. Longer than it may take
 * for an answer to a call, and than any statement of a job does.
 */
const longestSilenceOfCalls = patienceOfCalls.statement_timeout + 5_000;
const longestSilenceOfWork = 600_000;
/** Migrations and queries use what came with this one. */
const oldestVersion = 16;

/** Reaches the configured PostgreSQL or brings up the embedded one. Throws a StartError that says what to do. */
export async function openPool(config: Config, options: OpenPoolOptions): Promise<OpenPool> {
  const { databaseUrl } = config;
  return databaseUrl === undefined ? openEmbedded(config, options) : openConfigured(databaseUrl, options);
}

async function openEmbedded(
  { dataDir }: Config,
  { say, onBrokenConnection, onLost, longestSilenceMs, durable = true }: OpenPoolOptions,
): Promise<OpenPool> {
  const start = () => startEmbeddedPostgres({ dataDir, durable, say, ...(onLost && { onLost }) });
  const postgres = await reportStep(say, 'Starting the database', start).catch(asStartError);
  let isClosing = false;
  // The pool lets its connections go without waiting for the last goodbye, which then comes from PostgreSQL's end.
  const onBroken = (error: Error) => {
    if (!isClosing) onBrokenConnection(error);
  };
  const pools = createPools(postgres.connection, onBroken, longestSilenceMs);
  return {
    ...pools,
    connection: postgres.connection,
    dropIdle: () => dropIdle(Object.values(pools)),
    async close() {
      isClosing = true;
      await endPools(pools);
      await postgres.stop();
    },
  };
}

function asStartError(error: unknown): never {
  throw error instanceof PostgresError ? new StartError(error.message, { cause: error }) : error;
}

async function openConfigured(
  databaseUrl: string,
  { say, onBrokenConnection, longestSilenceMs }: OpenPoolOptions,
): Promise<OpenPool> {
  const connection = { connectionString: databaseUrl };
  const pools = createPools(connection, onBrokenConnection, longestSilenceMs);
  try {
    await reportStep(say, 'Connecting to the database', async () => {
      await assertVersion(pools.pool);
      await assertEncoding(pools.pool);
      await assertWritable(pools.pool);
    });
  } catch (error) {
    await endPools(pools);
    if (error instanceof StartError) throw error;
    const { hostname, port, pathname } = new URL(databaseUrl);
    const { message, code } = error as { message: string; code?: string };
    throw new StartError(
      `DATABASE_URL: ${hostname}:${port || 5432}${pathname} cannot be used (${message || code}): start that PostgreSQL or correct the address, or leave it empty for the embedded one.`,
      { cause: error },
    );
  }
  return { ...pools, connection, dropIdle: () => dropIdle(Object.values(pools)), close: () => endPools(pools) };
}

type Pools = Pick<OpenPool, 'pool' | 'workPool' | 'referencePool'>;

function createPools(
  connection: pg.PoolConfig,
  onBroken: (error: Error) => void,
  longestSilenceMs = longestSilenceOfCalls,
): Pools {
  const ofCalls = { ...connection, ...patienceOfCalls };
  const pools = {
    pool: createPool({ ...ofCalls, min: connectionsThatStay }, connectionsOfAProcess, onBroken),
    workPool: createPool(connection, connectionsForWork, onBroken),
    referencePool: createPool({ ...ofCalls, min: 1 }, connectionsForReferences, onBroken),
  };
  // Where one fell silent most others have, too.
  const onSilence = () => void dropIdle(Object.values(pools));
  endWhereSilent(pools.pool, longestSilenceMs, onSilence);
  endWhereSilent(pools.workPool, longestSilenceOfWork, onSilence);
  endWhereSilent(pools.referencePool, longestSilenceMs, onSilence);
  return pools;
}

async function endPools(pools: Pools): Promise<void> {
  await Promise.all(Object.values(pools).map((pool) => pool.end()));
}

async function assertVersion(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ server_version: string }>('SHOW server_version');
  const version = rows[0]?.server_version ?? '';
  if (Number.parseInt(version, 10) < oldestVersion) {
    throw new StartError(
      `DATABASE_URL: that PostgreSQL is ${version} and the shop needs ${oldestVersion} or newer: update it, or leave DATABASE_URL empty for the embedded one.`,
    );
  }
}

/** Names and texts of any language go in: another encoding would refuse some of them, in the middle of an order. */
async function assertEncoding(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ server_encoding: string }>('SHOW server_encoding');
  const encoding = rows[0]?.server_encoding;
  if (encoding === 'UTF8') return;
  throw new StartError(
    `DATABASE_URL: that database is ${encoding} and the shop needs UTF8: make one by CREATE DATABASE … ENCODING 'UTF8' LOCALE 'C.UTF-8' TEMPLATE template0.`,
  );
}

const faults = {
  readOnly: 'that database can only be read: name the one that takes writes',
  rights:
    'its user may not make tables there: GRANT CREATE ON DATABASE … and ON SCHEMA public, or make that user its owner',
  isolation:
    "transactions begin otherwise there than the shop's do: ALTER DATABASE … SET default_transaction_isolation = 'read committed', or for its user",
};

/** The shop makes its own tables, and its locks see what was committed while they were waited for. */
async function assertWritable(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ fault: keyof typeof faults | null }>(`SELECT CASE
    WHEN pg_is_in_recovery() OR current_setting('default_transaction_read_only')::boolean THEN 'readOnly'
    WHEN NOT has_database_privilege(current_database(), 'CREATE')
      OR NOT coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) THEN 'rights'
    WHEN current_setting('default_transaction_isolation') <> 'read committed' THEN 'isolation' END AS fault`);
  const fault = rows[0]?.fault;
  if (fault) throw new StartError(`DATABASE_URL: ${faults[fault]}.`);
}

/** A network in between would forget a connection over which nothing goes. */
const alive: pg.PoolConfig = { keepAlive: true, keepAliveInitialDelayMillis: 60_000, idleTimeoutMillis: longestIdle };

/** A pool whose connections may break at any moment without ending the process. */
export function createPool(
  connection: pg.PoolConfig,
  max: number,
  onBrokenConnection: (error: Error) => void,
): pg.Pool {
  const pool = new pg.Pool({ ...alive, ...connection, max, connectionTimeoutMillis: 10_000 });
  pool.on('error', onBrokenConnection);
  // One that breaks while it is lent, between two queries, would otherwise end the process.
  pool.on('connect', (client) => client.on('error', onBrokenConnection));
  return pool;
}

import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import type { Queryable } from './database.ts';

/**
 * What changed, as tags: `item:12`, `category:5`, `content:index`, `settings`, `ways`, `texts`. `everything` when it cannot be known.
 * `unheard` when the connection is lost: what changes from now on is not told, until `everything` says that it is back.
 */
export type Change = readonly string[] | 'everything' | 'unheard';

export type Changes = {
  /** Calls back for every change that any process of the shop commits, this one too, and when they are not heard. */
  subscribe: (onChange: (change: Change) => void) => void;
  /** Done when this process was told of all that was committed before: what it keeps from then on is not older. */
  heard: () => Promise<void>;
  /** The first connection was tried: what is kept from now on is not dropped because it came up. */
  begun: Promise<void>;
  close: () => Promise<void>;
};

const channel = 'shop_changed';
/** PostgreSQL takes 8000 bytes a message. */
const longestMessage = 7900;
const everything = '*';
const firstRetryMs = 100;
const longestRetryMs = 5000;
/** A connection that died without a word is noticed within two of these. */
const heartbeatMs = 15_000;
const longestConnectMs = 10_000;

/** Tells every process what changed, once the transaction is committed; a rollback tells nothing. */
export async function announceChange(tx: Queryable, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return;
  const message = [...new Set(tags)].join(',');
  await tx.execute(sql`SELECT pg_notify(${channel}, ${message.length > longestMessage ? everything : message})`);
}

/** The same where so much changed that nothing of it is worth naming. */
export async function announceEverything(tx: Queryable): Promise<void> {
  await tx.execute(sql`SELECT pg_notify(${channel}, ${everything})`);
}

/**
 * Listens on a connection of its own and comes back by itself when it is lost, of which subscribers are told. After each
 * connect they are told that everything may have changed.
 */
export function listenForChanges(connection: pg.ClientConfig, log: FastifyBaseLogger): Changes {
  const subscribers: ((change: Change) => void)[] = [];
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  let retryMs = firstRetryMs;
  let isHeard = false;

  const tell = (change: Change) => {
    isHeard = change !== 'unheard';
    for (const subscriber of subscribers) subscriber(change);
  };

  async function connect(): Promise<void> {
    const next = new pg.Client({ ...connection, keepAlive: true, connectionTimeoutMillis: longestConnectMs });
    client = next;
    let isOver = false;
    let isAnswered = true;
    const heartbeat = setInterval(() => {
      if (!isAnswered) return onEnd(new Error('no answer to a heartbeat'));
      isAnswered = false;
      next.query('SELECT 1').then(() => (isAnswered = true), onEnd);
    }, heartbeatMs);
    heartbeat.unref();
    const onEnd = (error?: Error) => {
      if (isOver) return;
      isOver = true;
      clearInterval(heartbeat);
      if (error) log.warn({ err: error }, 'the connection that listens for changes broke');
      next.end().catch(() => {});
      tell('unheard');
      if (!isClosed) timer = setTimeout(connect, retryMs);
      retryMs = Math.min(retryMs * 2, longestRetryMs);
    };
    next.on('error', onEnd);
    next.on('end', () => onEnd());
    next.on('notification', ({ payload }) => tell(payload === everything ? 'everything' : (payload ?? '').split(',')));
    try {
      await next.connect();
      await next.query(`LISTEN ${channel}`);
      retryMs = firstRetryMs;
      tell('everything');
    } catch (error) {
      onEnd(error as Error);
    }
  }

  const connected = connect();
  return {
    subscribe: (onChange) => {
      subscribers.push(onChange);
      if (!isHeard) onChange('unheard');
    },
    // PostgreSQL sends a connection what it was notified of before it answers a query there.
    heard: async () => {
      if (isHeard) await client?.query('SELECT 1').catch(() => {});
    },
    begun: connected,
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await connected;
      await client?.end().catch(() => {});
    },
  };
}

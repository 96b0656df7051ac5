import { AsyncLocalStorage } from 'node:async_hooks';
import type { Answer, Input, OperationName, Output } from '@mise/contract/client.ts';
import { findBlockKinds } from '@mise/contract/content/find-block-kinds.ts';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import pg from 'pg';
import pino from 'pino';
import { createApp } from '../app.ts';
import { readConfig } from '../config.ts';
import type { Shop } from '../context.ts';
import { type Changes, listenForChanges } from '../db/changes.ts';
import { createDatabase, type Database } from '../db/database.ts';
import { createPool } from '../db/open-pool.ts';
import type { Remember } from '../db/remember.ts';
import { createDhl } from '../providers/carrier/dhl.ts';
import type { Mail } from '../providers/mail/mail-provider.ts';
import { createMollie } from '../providers/payment/mollie.ts';
import { createVies } from '../providers/vat/vies.ts';
import { createAdmission, outside } from '../turns/admission.ts';
import { createCallLimit, createSessionCount } from '../turns/call-limit.ts';
import { createHashTurns } from '../turns/hash-turns.ts';
import { createLongTurns } from '../turns/long-turns.ts';
import { createPasswordTurns } from '../turns/password-turns.ts';
import { createTestDatabase, type TestDatabase } from './create-test-database.ts';
import { workOffJobs } from './work-off-jobs.ts';

export type TestShop = {
  shop: Shop;
  app: FastifyInstance;
  database: TestDatabase;
  /** Sets the clock of every call that follows. */
  setNow: (now: Date) => void;
  /** A browser of its own: keeps its cookies and token. */
  visitor: () => TestVisitor;
  /** Works off the jobs that wait and answers every mail so far, the oldest first. */
  sentMails: () => Promise<Mail[]>;
  close: () => Promise<void>;
};

export type TestVisitor = {
  /** Calls an operation as a browser on the shop's page does; a refusal is thrown as the body of the answer. */
  call: <Name extends OperationName>(name: Name, input?: Input<Name>) => Promise<Output<Name>>;
  /** The same, with the whole answer. */
  send: (name: string, payload: unknown, options?: SendOptions) => Promise<LightMyRequestResponse>;
};

/** `null` leaves a header out that a browser would send. */
type SendOptions = { headers?: Record<string, string | null> };

/** A shop on a database of its own, with the demo data unless told, and without an address: calls are injected. */
export async function createTestShop(
  settings: Record<string, string> = {},
  template: 'seeded' | 'started' = 'seeded',
): Promise<TestShop> {
  const database = await createTestDatabase(template);
  const log = pino({ level: process.env.LOG_LEVEL ?? 'silent' });
  // A connection that is still being closed when the database is dropped is cut: not the test's failure.
  const referencePool = createPool(database.connection, 2, () => {});
  const changes = listenForChanges(database.connection, log);
  database.pool.on('error', (error) => log.warn({ err: error }, 'a database connection broke'));
  const mails: Mail[] = [];
  let now: (() => Date) | undefined;
  const config = readConfig({ RATE_LIMIT: '0', ...settings });
  const shop: Shop = {
    config,
    pool: database.pool,
    db: createDatabase(database.pool),
    log,
    remember: rememberUntilWritten(createDatabase(referencePool), changes),
    changes,
    mail: { send: async (mail) => void mails.push(mail), close: () => {} },
    payments: config.mollie && outside(createMollie(config.mollie)),
    vatRegister: outside(createVies({ url: config.viesUrl })),
    carrier: outside(createDhl(config.dhl)),
    blockKinds: await findBlockKinds(config.blocksPackage),
    admission: createAdmission(),
    longTurns: createLongTurns(),
    passwordTurns: createPasswordTurns(),
    hashTurns: createHashTurns(),
    lastTurns: new AbortController(),
    callLimit: createCallLimit({ maximum: config.rateLimit, now: () => (now?.() ?? new Date()).getTime() }),
    countSession: createSessionCount({
      isLimited: config.rateLimit > 0,
      now: () => (now?.() ?? new Date()).getTime(),
    }),
    secret: 'a secret that is used in tests only',
    now: () => now?.() ?? new Date(),
    checksAnswers: true,
    slowLoadMs: Number.POSITIVE_INFINITY,
  };
  const app = await createApp(shop);
  await app.ready();
  const { inject } = app;
  app.inject = ((...given: Parameters<typeof inject>) =>
    inCall.run(true, async () => inject.apply(app, given))) as typeof inject;
  // As a process does before it serves: what is kept is not dropped by the connection that comes up later.
  await changes.begun;
  return {
    shop,
    app,
    database,
    setNow: (moment) => {
      now = () => moment;
      ownWrites += 1;
    },
    visitor: () => createVisitor(app, shop),
    sentMails: async () => {
      await workOffJobs(shop);
      return mails;
    },
    close: async () => {
      await app.close();
      await changes.close();
      await referencePool.end();
      await database.drop();
    },
  };
}

/** Whether what runs is a call, not the test. */
const inCall = new AsyncLocalStorage<true>();

/** How often tests wrote by SQL, which announces nothing. */
let ownWrites = 0;
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function noted(this: pg.Client, ...given: [pg.QueryConfig]) {
  const [asked] = given as [string | { text: string }];
  const text = typeof asked === 'string' ? asked : asked.text;
  if (!inCall.getStore() && !/^\s*select\b/i.test(text)) ownWrites += 1;
  return Reflect.apply(query, this, given);
} as typeof query;

/** As long as a shop does, but where a test writes itself, or sets the clock. */
function rememberUntilWritten(db: Database, changes: Pick<Changes, 'subscribe'>): Remember {
  let writes = ownWrites;
  const entries = new Map<string, Promise<unknown>>();
  changes.subscribe(() => entries.clear());
  return function remember<Value>(key: string, load: (db: Database) => Promise<Value>): Promise<Value> {
    if (writes !== ownWrites) entries.clear();
    writes = ownWrites;
    const known = entries.get(key);
    if (known) return known as Promise<Value>;
    const value = load(db);
    entries.set(key, value);
    value.catch(() => entries.delete(key));
    return value;
  };
}

function createVisitor(app: FastifyInstance, shop: Shop): TestVisitor {
  const jar = new Map<string, string>();
  let token: string | undefined;

  async function send(name: string, payload: unknown, options: SendOptions = {}) {
    const response = await app.inject({
      method: 'POST',
      url: `/api/plentysystems/${name}`,
      headers: withoutNull({
        'content-type': 'application/json',
        origin: shop.config.shopUrl,
        ...(jar.size > 0 && { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
        ...(token && { 'x-csrf-token': token }),
        ...options.headers,
      }),
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    });
    for (const { name, value } of response.cookies) {
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    const issued = response.headers['x-csrf-token'];
    if (typeof issued === 'string') token = issued;
    return response;
  }

  async function call<Name extends OperationName>(name: Name, input?: Input<Name>): Promise<Output<Name>> {
    const response = await send(name, input === undefined ? [] : [input]);
    if (response.statusCode !== 200) throw response.json();
    return response.json<Answer<Output<Name>>>().data;
  }

  return { call, send };
}

function withoutNull(headers: Record<string, string | null>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
}

import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Config } from './config.ts';
import type { Language } from './db/columns.ts';
import type { Database } from './db/database.ts';
import type { Remember } from './db/remember.ts';
import type { Visitor } from './domains/customers/visitor.ts';
import type { MailProvider } from './providers/mail/mail-provider.ts';

/** What lives as long as the process. */
export type Shop = {
  config: Config;
  pool: pg.Pool;
  db: Database;
  log: FastifyBaseLogger;
  remember: Remember;
  mail: MailProvider;
  /** HMAC key of session tokens. */
  secret: string;
  now: () => Date;
  /** Answers are checked against the contract: in tests and development. */
  checksAnswers: boolean;
};

/** What lives as long as one call: the first argument of every handler. */
export type Context = {
  shop: Shop;
  db: Database;
  log: FastifyBaseLogger;
  requestId: string;
  /** Selects the texts of the answer. */
  language: Language;
  /** The moment of the call; tests fix it. */
  now: Date;
  visitor: Visitor;
  /** The ReferrerID that the client sent with this call. */
  referrerId: string | null;
};

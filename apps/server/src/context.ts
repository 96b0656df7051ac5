import type { BlockKinds } from '@mise/contract/content/block-kind.ts';
import type { Language } from '@mise/rules/languages.ts';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import type { Config } from './config.ts';
import type { Changes } from './db/changes.ts';
import type { Database, Queryable, Transaction } from './db/database.ts';
import type { Remember } from './db/remember.ts';
import type { Dependencies } from './dependencies.ts';
import type { Visitor } from './domains/customers/visitor.ts';
import type { CallOperator } from './domains/operators/call-operator.ts';
import type { Carrier } from './providers/carrier/carrier.ts';
import type { MailProvider } from './providers/mail/mail-provider.ts';
import type { PaymentProvider } from './providers/payment/payment-provider.ts';
import type { VatRegister } from './providers/vat/vat-register.ts';
import type { Admission } from './turns/admission.ts';
import type { CallLimit, CountSession } from './turns/call-limit.ts';
import type { HashTurns } from './turns/hash-turns.ts';
import type { LongTurns } from './turns/long-turns.ts';
import type { PasswordTurns } from './turns/password-turns.ts';

/** What lives as long as the process. */
export type Shop = {
  config: Config;
  pool: pg.Pool;
  db: Database;
  log: FastifyBaseLogger;
  remember: Remember;
  mail: MailProvider;
  /** Who takes money on a page of theirs; null: nobody does. */
  payments: PaymentProvider | null;
  /** Who knows which VAT ids are valid. */
  vatRegister: VatRegister;
  /** Who brings parcels. */
  carrier: Carrier;
  /** What pages can be made of. */
  blockKinds: BlockKinds;
  /** What any process of the shop changed. */
  changes: Changes;
  /** Whose turn it is among those who ask this process. */
  admission: Admission;
  /** The same for what takes long. */
  longTurns: LongTurns;
  /** The same for passwords that are tried. */
  passwordTurns: PasswordTurns;
  /** The same for passwords that are hashed. */
  hashTurns: HashTurns;
  /** How much each may ask of this process: operations and pages are one account. */
  callLimit: CallLimit;
  /** Aborted where a stop takes long: no question is begun any more that still waits for its turn. */
  lastTurns: AbortController;
  /** Counts the sessions that a network begins in this process. */
  countSession: CountSession;
  /** HMAC key of session tokens. */
  secret: string;
  now: () => Date;
  /** Answers are checked against the contract: in tests and development. */
  checksAnswers: boolean;
  /** A load of the catalogue that takes longer (ms) is waited for by nobody who was given what it replaces. Tests wait. */
  slowLoadMs: number;
};

/** What lives as long as one call: the first argument of every handler. */
export type Context = {
  shop: Shop;
  /** The pool, or the transaction that the work at hand is a part of (`in-transaction.ts`). */
  db: Queryable;
  log: FastifyBaseLogger;
  requestId: string;
  /** Selects the texts of the answer. */
  language: Language;
  /** The moment of the call; tests fix it. */
  now: Date;
  visitor: Visitor;
  /** Who is logged in to run the shop, beside whoever buys. */
  operator: CallOperator;
  /** What came as bytes in place of the text `base64` of the argument. */
  file?: Buffer;
  /** Whether whoever called waits for no answer any more. */
  hasGone?: () => boolean;
  /** The ReferrerID that the client sent with this call. */
  referrerId: string | null;
  /** Grows with what the answer is made from, for whoever wants to keep it. */
  dependencies: Dependencies;
  /** Counts what the call costs beside the weight of its operation: whoever has nothing left hears of it at the next one. */
  counts?: (weight: number) => void;
  /** Waits for the turn of a call that takes long. */
  takesLong?: () => Promise<void>;
  /** Refuses where too many wait for such a turn; to be called before something is written. */
  willTakeLong?: () => void;
  /** The answer is sent as JSON and looked into by nobody: parts of it may be as they were written before (`written-json.ts`). */
  isSentOn?: boolean;
};

/** The context of work that happens as a whole or not at all. */
export type TransactionContext = Context & { db: Transaction };

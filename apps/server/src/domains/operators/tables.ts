import type { OperatorRole } from '@mise/contract/operators/operator-role.ts';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../../db/columns.ts';

/** Someone who runs the shop. A removed one stays: what they changed keeps their name. */
export const operator = pgTable(
  'operator',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Lower case. */
    email: text('email').notNull().unique(),
    name: text('name').notNull(),
    role: text('role').$type<OperatorRole>().notNull(),
    /** With its algorithm, parameters and salt (`customers/password.ts`); null until an invitation is accepted. */
    passwordHash: text('password_hash'),
    state: text('state').$type<'invited' | 'active' | 'removed'>().notNull(),
    createdAt: moment('created_at').notNull(),
    lastLoginAt: moment('last_login_at'),
  },
  (table) => [check('operator_email_lower_case', sql`${table.email} = lower(${table.email})`)],
);

/** The owner of a row that goes with its owner. */
const operatorId = () =>
  integer('operator_id')
    .notNull()
    .references(() => operator.id, { onDelete: 'cascade' });

/** Where an operator is logged in, beside the session of whoever buys there. Only the hash of its cookie is kept. */
export const operatorSession = pgTable(
  'operator_session',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: bytea('token_hash').notNull().unique(),
    operatorId: operatorId(),
    /** What the browser calls itself: its header `user-agent`. */
    device: text('device').notNull(),
    createdAt: moment('created_at').notNull(),
    /** To the minute. */
    seenAt: moment('seen_at').notNull(),
    /** It ends then, however busy it is. */
    until: moment('until').notNull(),
  },
  (table) => [index('operator_session_operator').on(table.operatorId)],
);

/** What opens one step, once and for a while: the second one of a login, a factor that is being added, an invitation. */
export const operatorTicket = pgTable('operator_ticket', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  purpose: text('purpose').$type<TicketPurpose>().notNull(),
  tokenHash: bytea('token_hash').notNull().unique(),
  /** null: for whoever sets the shop up. */
  operatorId: integer('operator_id').references(() => operator.id, { onDelete: 'cascade' }),
  /** What has to be answered: the challenge of a passkey, the sealed secret of an app. */
  challenge: text('challenge'),
  until: moment('until').notNull(),
});

export type TicketPurpose = 'login' | 'totp' | 'passkey' | 'invitation';

/** The app of an operator that makes codes (RFC 6238). */
export const operatorTotp = pgTable('operator_totp', {
  operatorId: operatorId().primaryKey(),
  /** Sealed (`sealed-secret.ts`): whoever reads a copy of the database makes no codes. */
  secret: text('secret').notNull(),
  /** The step of the last code that was used; it and those before are worth nothing any more. */
  lastStep: integer('last_step').notNull(),
  createdAt: moment('created_at').notNull(),
});

export const operatorPasskey = pgTable(
  'operator_passkey',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    operatorId: operatorId(),
    name: text('name').notNull(),
    /** As the browser names it (base64url). */
    credentialId: text('credential_id').notNull().unique(),
    publicKey: bytea('public_key').notNull(),
    /** How often it was used, as far as it counts. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: jsonb('transports').$type<string[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('operator_passkey_operator').on(table.operatorId)],
);

/** Codes for whoever lost the second factor, each good for one login. Only their hashes are kept. */
export const operatorRecoveryCode = pgTable(
  'operator_recovery_code',
  { operatorId: operatorId(), codeHash: bytea('code_hash').notNull() },
  (table) => [primaryKey({ columns: [table.operatorId, table.codeHash] })],
);

/** What operators did, written with the change itself and never altered. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Null: somebody at the command line. */
    operatorId: integer('operator_id').references(() => operator.id),
    at: moment('at').notNull(),
    /** Name of the operation in the contract. */
    operation: text('operation').notNull(),
    /** A wrong password: someone tried, and `operatorId` is whose account it was. */
    isFailed: boolean('is_failed').notNull().default(false),
    /** What was changed, where that is one thing: `operator` 3. */
    subjectKind: text('subject_kind'),
    subjectId: text('subject_id'),
    change: jsonb('change').$type<AuditedChange>(),
    requestId: text('request_id').notNull(),
  },
  (table) => [
    index('audit_entry_request').on(table.requestId),
    index('audit_entry_operator').on(table.operatorId, table.id),
  ],
);

/** The fields that differ; what was created has no `before`, what was deleted no `after`. */
export type AuditedChange = { before?: Record<string, unknown>; after?: Record<string, unknown> };

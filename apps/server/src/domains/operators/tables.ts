import type { OperatorRole } from '@mise/contract/operators/operator-role.ts';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, moment } from '../../db/columns.ts';

/** Someone who runs the shop. A removed one stays, inactive: what they changed keeps their name. */
export const operator = pgTable(
  'operator',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** Lower case. */
    email: text('email').notNull().unique(),
    name: text('name').notNull(),
    role: text('role').$type<OperatorRole>().notNull(),
    /** With its algorithm, parameters and salt (`customers/password.ts`). */
    passwordHash: text('password_hash').notNull(),
    isActive: boolean('is_active').notNull().default(true),
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

/** What operators did, written with the change itself and never altered. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    operatorId: integer('operator_id')
      .notNull()
      .references(() => operator.id),
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
  (table) => [index('audit_entry_request').on(table.requestId)],
);

/** The fields that differ; what was created has no `before`, what was deleted no `after`. */
export type AuditedChange = { before?: Record<string, unknown>; after?: Record<string, unknown> };

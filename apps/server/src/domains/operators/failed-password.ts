import type { OperationName } from '@mise/contract/client.ts';
import { eq } from 'drizzle-orm';
import type { Context, Shop } from '../../context.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { auditEntry, operator } from './tables.ts';

export type FailedPassword = {
  operation: OperationName;
  /** As it was typed: perhaps nobody's. */
  email: string;
  requestId: string;
  /** ISO 8601. */
  at: string;
};

/**
 * Has it audited that a password, or a second factor, was wrong. By a job, so that it takes as long for an account that there is as for one that
 * there is not, and not through the database of the call: the refusal rolls that back.
 */
export async function reportFailedPassword(
  { shop, requestId, now }: Context,
  { operation, email }: Pick<FailedPassword, 'operation' | 'email'>,
): Promise<void> {
  const payload = { operation, email, requestId, at: now.toISOString() };
  await enqueue(shop.db, { task: 'audit-failed-password', payload, key: `failed-password:${requestId}` });
}

/** The job: leaves an entry where the address is that of an operator, also of a removed one. */
export async function auditFailedPassword(
  { db }: Pick<Shop, 'db'>,
  { operation, email, requestId, at }: FailedPassword,
): Promise<void> {
  const [account] = await db.select({ id: operator.id }).from(operator).where(eq(operator.email, email.toLowerCase()));
  if (!account) return;
  const entry = { operation, operatorId: account.id, isFailed: true, requestId, at: new Date(at) };
  await db.insert(auditEntry).values(entry);
}

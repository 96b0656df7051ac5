import type { OperationName } from '@mise/contract/client.ts';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { inTransaction } from '../../in-transaction.ts';
import { currentOperator } from './current-operator.ts';
import { type AuditedChange, auditEntry } from './tables.ts';

export type AuditedAct = {
  operation: OperationName;
  subject?: { kind: string; id: number | string };
  change?: AuditedChange;
};

/**
 * Writes down what the operator of the call changed, in the transaction that changes it: give the operation, what was
 * changed, and the fields that differ. Fields that are named like a secret are left out.
 */
export async function recordChange(context: Context, act: AuditedAct): Promise<void> {
  const { id } = await currentOperator(context);
  await recordAct(context, id, act);
}

/** The same for an operator who is named, because the session does not know yet: a login. */
export async function recordAct(context: Context, operatorId: number, act: AuditedAct): Promise<void> {
  await context.db.insert(auditEntry).values({
    operatorId,
    at: context.now,
    operation: act.operation,
    subjectKind: act.subject?.kind ?? null,
    subjectId: act.subject === undefined ? null : String(act.subject.id),
    change: act.change === undefined ? null : withoutSecrets(act.change),
    requestId: context.requestId,
  });
}

/** What somebody did at the command line, where nobody logs in. */
export async function recordCommand(
  db: Queryable,
  act: { operation: string; subject: { kind: string; id: number | string }; change: AuditedChange; now: Date },
): Promise<void> {
  await db.insert(auditEntry).values({
    operatorId: null,
    at: act.now,
    operation: act.operation,
    subjectKind: act.subject.kind,
    subjectId: String(act.subject.id),
    change: act.change,
    requestId: 'command',
  });
}

/**
 * Runs a write of an operator so that it cannot happen unseen: in one transaction, which `change` finds as its database,
 * with what it records; where it records nothing, that the operation was called.
 */
export function underAudit<Result>(
  context: Context,
  operation: OperationName,
  change: (context: Context) => Promise<Result>,
): Promise<Result> {
  return inTransaction(context, async (audited) => {
    const result = await change(audited);
    const recorded = await audited.db
      .select({ id: auditEntry.id })
      .from(auditEntry)
      .where(and(eq(auditEntry.requestId, context.requestId), eq(auditEntry.operation, operation)))
      .limit(1);
    if (recorded.length === 0) await recordChange(audited, { operation });
    return result;
  });
}

const secretName = /passw(or)?d|secret|token|credential|api_?key/i;

/** The same without the fields that are named like a secret, however deep. */
export function withoutSecrets<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value, (name, part) => (secretName.test(name) ? undefined : part)));
}

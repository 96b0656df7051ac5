import type { Audit, AuditParams } from '@mise/contract/operators/audit.ts';
import { and, asc, count, desc, eq, gte, lt } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { auditEntry, operator } from './tables.ts';

const entriesAPage = 50;
const dayMs = 86_400_000;

/** What operators did, the latest first, with what the filter can be set to. */
export async function listAudit(
  { db }: Context,
  { operatorId, operation, from, to, page }: AuditParams,
): Promise<Audit> {
  const isMeant = and(
    operatorId === undefined ? undefined : eq(auditEntry.operatorId, operatorId),
    operation === undefined ? undefined : eq(auditEntry.operation, operation),
    from === undefined ? undefined : gte(auditEntry.at, new Date(from)),
    to === undefined ? undefined : lt(auditEntry.at, new Date(new Date(to).getTime() + dayMs)),
  );
  const [counted] = await db.select({ total: count() }).from(auditEntry).where(isMeant);
  const rows = await db
    .select({ entry: auditEntry, operator: { id: operator.id, name: operator.name, email: operator.email } })
    .from(auditEntry)
    .leftJoin(operator, eq(operator.id, auditEntry.operatorId))
    .where(isMeant)
    .orderBy(desc(auditEntry.id))
    .limit(entriesAPage)
    .offset((page - 1) * entriesAPage);
  const operations = await db
    .selectDistinct({ name: auditEntry.operation })
    .from(auditEntry)
    .orderBy(auditEntry.operation);
  const operators = await db
    .select({ id: operator.id, name: operator.name })
    .from(operator)
    .orderBy(asc(operator.name));
  return {
    entries: rows.map(({ entry, operator: who }) => ({
      id: entry.id,
      at: entry.at.toISOString(),
      operator: who,
      operation: entry.operation,
      isFailed: entry.isFailed,
      subject: entry.subjectKind === null ? null : `${entry.subjectKind} ${entry.subjectId}`,
      change: entry.change,
    })),
    total: counted?.total ?? 0,
    itemsPerPage: entriesAPage,
    operations: operations.map(({ name }) => name),
    operators,
  };
}

import type { Operator } from '@mise/contract/operators/operator.ts';
import { refusal } from '@mise/contract/refusal.ts';
import { type AnyColumn, and, desc, eq, gt, lte, ne, or, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import { newNamedToken } from '../customers/named-token.ts';
import { hashOf } from '../customers/session-token.ts';
import { operator, operatorPasskey, operatorSession, operatorTotp } from './tables.ts';
import { endTickets } from './tickets.ts';

export type OperatorSession = { id: number; operator: Operator; hasFactor: boolean };

/** A session of an operator, and the token that opens it. */
export type OpenedOperatorSession = { session: OperatorSession; token: string };

/** A login holds for a working day, */
export const operatorSessionMs = 12 * 3_600_000;
/** and not for a browser that was left alone. */
const idleMs = 30 * 60_000;
const minuteMs = 60_000;

/** Whether an operator has a second factor. */
export function hasFactor(operatorId: AnyColumn) {
  const [totp, passkey] = [operatorTotp, operatorPasskey].map(
    (table) => sql`EXISTS (SELECT 1 FROM ${table} WHERE ${table.operatorId} = ${operatorId})`,
  );
  return sql<boolean>`(${totp} OR ${passkey})`;
}

const sessionOfToken = prepareOnce((db) =>
  db
    .select({
      id: operatorSession.id,
      seenAt: operatorSession.seenAt,
      operator: { id: operator.id, email: operator.email, name: operator.name, role: operator.role },
      hasFactor: hasFactor(operator.id),
    })
    .from(operatorSession)
    .innerJoin(operator, and(eq(operator.id, operatorSession.operatorId), eq(operator.state, 'active')))
    .where(
      and(
        eq(operatorSession.tokenHash, sql.placeholder('tokenHash')),
        gt(operatorSession.until, sql.placeholder('now')),
        gt(operatorSession.seenAt, sql.placeholder('idleSince')),
      ),
    )
    .limit(1)
    .prepare('operator_session_of_token'),
);

/** The session that a token opens, or null. */
export async function openOperatorSession(
  db: Queryable,
  { token, now }: { token: string; now: Date },
): Promise<OpenedOperatorSession | null> {
  const idleSince = new Date(now.getTime() - idleMs);
  const [found] = await sessionOfToken(db).execute({ tokenHash: hashOf(token), now, idleSince });
  if (!found) return null;
  const { seenAt, ...session } = found;
  if (now.getTime() - seenAt.getTime() >= minuteMs) {
    await db.update(operatorSession).set({ seenAt: now }).where(eq(operatorSession.id, session.id));
  }
  return { session, token };
}

/** Begins a session under a token that nobody had before. */
export async function beginOperatorSession(context: Context, who: Operator): Promise<void> {
  const { shop, db, now, operator: caller } = context;
  const token = newNamedToken(shop.secret, `operator-${who.id}`);
  const until = new Date(now.getTime() + operatorSessionMs);
  const [row] = await db
    .insert(operatorSession)
    .values({
      tokenHash: hashOf(token),
      operatorId: who.id,
      device: caller.device,
      createdAt: now,
      seenAt: now,
      until,
    })
    .returning({ id: operatorSession.id, hasFactor: hasFactor(operatorSession.operatorId) });
  if (!row) throw new Error('the session was not begun');
  caller.enter({ token, session: { ...row, operator: who } });
}

/**
 * Gives a session another token: one that was overheard is worth nothing any more. Refuses with `operator.required` where it was ended
 * meanwhile.
 */
export async function renewOperatorSession(context: Context, session: OperatorSession): Promise<void> {
  const { shop, db, operator: caller } = context;
  const token = newNamedToken(shop.secret, `operator-${session.operator.id}`);
  const renewed = await db
    .update(operatorSession)
    .set({ tokenHash: hashOf(token) })
    .where(eq(operatorSession.id, session.id))
    .returning({ id: operatorSession.id });
  if (renewed.length === 0) throw refusal('operator.required');
  caller.enter({ token, session });
}

/** Where an operator is logged in, the latest first. */
export function listOperatorSessions(db: Queryable, operatorId: number, now: Date) {
  return db
    .select()
    .from(operatorSession)
    .where(
      and(
        eq(operatorSession.operatorId, operatorId),
        gt(operatorSession.until, now),
        gt(operatorSession.seenAt, new Date(now.getTime() - idleMs)),
      ),
    )
    .orderBy(desc(operatorSession.seenAt), desc(operatorSession.id));
}

/** Ends one session of an operator; false where there is none of theirs with this id. */
export async function endOperatorSession(db: Queryable, operatorId: number, id: number): Promise<boolean> {
  const ended = await db
    .delete(operatorSession)
    .where(and(eq(operatorSession.operatorId, operatorId), eq(operatorSession.id, id)))
    .returning({ id: operatorSession.id });
  return ended.length > 0;
}

/** Logs an operator out everywhere, also where the second factor is still to be shown, or everywhere but in one session. */
export async function endOperatorSessions(db: Queryable, operatorId: number, exceptId = 0): Promise<void> {
  await endTickets(db, operatorId, ['login']);
  await db
    .delete(operatorSession)
    .where(and(eq(operatorSession.operatorId, operatorId), ne(operatorSession.id, exceptId)));
}

/** Deletes the sessions that have ended. */
export async function forgetOperatorSessions(db: Queryable, now: Date): Promise<void> {
  const idleSince = new Date(now.getTime() - idleMs);
  await db.delete(operatorSession).where(or(lte(operatorSession.until, now), lte(operatorSession.seenAt, idleSince)));
}

import type { Operator } from '@mise/contract/operators/operator.ts';
import type { OperatorRole } from '@mise/contract/operators/operator-role.ts';
import { asc, eq, ne } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { hashPassword } from '../customers/password.ts';
import { forgetFactors } from './forget-factors.ts';
import { endOperatorSessions } from './operator-sessions.ts';
import { operator } from './tables.ts';
import { endTickets } from './tickets.ts';

export type StoredOperator = typeof operator.$inferSelect;

/** The operator of an e-mail address in any case, also one who was removed or did not accept the invitation yet. */
export async function findOperator(db: Queryable, email: string): Promise<StoredOperator | null> {
  const [row] = await db.select().from(operator).where(eq(operator.email, email.toLowerCase())).limit(1);
  return row ?? null;
}

export async function operatorById(db: Queryable, id: number): Promise<StoredOperator | null> {
  const [row] = await db.select().from(operator).where(eq(operator.id, id)).limit(1);
  return row ?? null;
}

/** All operators, also removed ones, by e-mail address. */
export function listOperators(db: Queryable): Promise<StoredOperator[]> {
  return db.select().from(operator).orderBy(asc(operator.email));
}

/** Adds an operator; one who was removed comes back under the same id. null where there is an active one. */
export async function addOperator(
  db: Queryable,
  input: { email: string; name: string; role: OperatorRole; password: string; now: Date },
): Promise<Operator | null> {
  const { email, name, role, password, now } = input;
  const account = { name, role, passwordHash: await hashPassword(password), state: 'active' as const };
  const [row] = await db
    .insert(operator)
    .values({ email: email.toLowerCase(), ...account, createdAt: now })
    .onConflictDoUpdate({ target: operator.email, set: account, setWhere: ne(operator.state, 'active') })
    .returning({ id: operator.id, email: operator.email, name: operator.name, role: operator.role });
  if (row) await endTickets(db, row.id, ['invitation']);
  return row ?? null;
}

/**
 * Closes the account at once, in every session, with its second factors, or takes the invitation back; what the operator did keeps
 * their name.
 */
export async function removeOperator(db: Queryable, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(operator).set({ state: 'removed' }).where(eq(operator.id, id));
    await endOperatorSessions(tx, id);
    await forgetFactors(tx, id);
    await endTickets(tx, id, ['invitation', 'totp', 'passkey']);
  });
}

/** Gives an operator another role, which holds from the next call on. */
export async function setOperatorRole(db: Queryable, id: number, role: OperatorRole): Promise<void> {
  await db.update(operator).set({ role }).where(eq(operator.id, id));
}

/** Gives an operator a new password and logs them out everywhere. */
export async function setOperatorPassword(db: Queryable, id: number, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await tx.update(operator).set({ passwordHash }).where(eq(operator.id, id));
    await endOperatorSessions(tx, id);
  });
}

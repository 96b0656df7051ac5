import type { Operator } from '@mise/contract/operators/operator.ts';
import type { OperatorRole } from '@mise/contract/operators/operator-role.ts';
import { asc, eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { hashPassword } from '../customers/password.ts';
import { endOperatorSessions } from './operator-sessions.ts';
import { operator } from './tables.ts';

export type StoredOperator = typeof operator.$inferSelect;

/** The operator of an e-mail address in any case, also a removed one. */
export async function findOperator(db: Queryable, email: string): Promise<StoredOperator | null> {
  const [row] = await db.select().from(operator).where(eq(operator.email, email.toLowerCase())).limit(1);
  return row ?? null;
}

/** All operators, also removed ones, by e-mail address. */
export function listOperators(db: Queryable): Promise<StoredOperator[]> {
  return db.select().from(operator).orderBy(asc(operator.email));
}

/** Adds an operator; one who was removed comes back under the same id. null where there is an active one. */
export async function addOperator(
  db: Queryable,
  {
    email,
    name,
    role,
    password,
    now,
  }: { email: string; name: string; role: OperatorRole; password: string; now: Date },
): Promise<Operator | null> {
  const passwordHash = await hashPassword(password);
  const [row] = await db
    .insert(operator)
    .values({ email: email.toLowerCase(), name, role, passwordHash, createdAt: now })
    .onConflictDoUpdate({
      target: operator.email,
      set: { name, role, passwordHash, isActive: true },
      setWhere: eq(operator.isActive, false),
    })
    .returning({ id: operator.id, email: operator.email, name: operator.name, role: operator.role });
  return row ?? null;
}

/** Closes the account at once, in every session; what the operator did keeps their name. */
export async function removeOperator(db: Queryable, id: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(operator).set({ isActive: false }).where(eq(operator.id, id));
    await endOperatorSessions(tx, id);
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

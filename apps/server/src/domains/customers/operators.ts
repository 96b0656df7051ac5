import type { Operator } from '@mise/contract/customers/operator.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { Database, Queryable } from '../../db/database.ts';
import { hashPassword } from './password.ts';
import { operator, session } from './tables.ts';

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
  input: { email: string; name: string; password: string; now: Date },
): Promise<Operator | null> {
  const passwordHash = await hashPassword(input.password);
  const [row] = await db
    .insert(operator)
    .values({ email: input.email.toLowerCase(), name: input.name, passwordHash, createdAt: input.now })
    .onConflictDoUpdate({
      target: operator.email,
      set: { name: input.name, passwordHash, isActive: true },
      setWhere: eq(operator.isActive, false),
    })
    .returning({ id: operator.id, email: operator.email, name: operator.name });
  return row ?? null;
}

/** Closes the account at once, in every session; what the operator did keeps their name. false where there is none. */
export async function removeOperator(db: Database, email: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [removed] = await tx
      .update(operator)
      .set({ isActive: false })
      .where(and(eq(operator.email, email.toLowerCase()), eq(operator.isActive, true)))
      .returning({ id: operator.id });
    if (!removed) return false;
    await tx.update(session).set({ operatorId: null, operatorUntil: null }).where(eq(session.operatorId, removed.id));
    return true;
  });
}

import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { account, customer, customerClass, session } from './tables.ts';

/** What the owner sees of a customer with an account. */
export type ListedAccount = {
  customerId: number;
  email: string;
  name: string;
  customerClassId: number;
  isBlocked: boolean;
  /** Their address is known to be theirs. */
  isConfirmed: boolean;
  lastLoginAt: Date | null;
};

/** Every account, by e-mail address. */
export async function listAccounts(db: Queryable): Promise<ListedAccount[]> {
  const rows = await db
    .select({ account, customerClassId: customer.customerClassId })
    .from(account)
    .innerJoin(customer, eq(customer.id, account.customerId))
    .orderBy(asc(account.email));
  return rows.map(
    ({
      account: { customerId, email, firstName, lastName, isBlocked, confirmedAt, lastLoginAt },
      customerClassId,
    }) => ({
      ...{ customerId, email, customerClassId, isBlocked, isConfirmed: confirmedAt !== null, lastLoginAt },
      name: `${firstName} ${lastName}`.trim(),
    }),
  );
}

/** The names of the classes, in the shop's own language, by id. */
export async function listCustomerClasses(db: Queryable): Promise<{ id: number; name: string }[]> {
  const rows = await db.select().from(customerClass).orderBy(asc(customerClass.id));
  return rows.map(({ id, names }) => ({ id, name: names.de }));
}

/** The prices of the class hold from the customer's next call on. */
export async function setCustomerClass(db: Queryable, customerId: number, customerClassId: number): Promise<void> {
  await db.update(customer).set({ customerClassId }).where(eq(customer.id, customerId));
}

/** The e-mail address of the account counts as theirs; false where it did before, or where it is another one by now. */
export async function setConfirmed(
  db: Queryable,
  { customerId, email }: { customerId: number; email: string },
  now: Date,
): Promise<boolean> {
  const unconfirmed = and(eq(account.customerId, customerId), eq(account.email, email), isNull(account.confirmedAt));
  const rows = await db
    .update(account)
    .set({ confirmedAt: now })
    .where(unconfirmed)
    .returning({ id: account.customerId });
  return rows.length > 0;
}

/** Sessions end with the block and do not come back when it is lifted. */
export async function setBlocked(db: Queryable, customerId: number, isBlocked: boolean): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(account).set({ isBlocked }).where(eq(account.customerId, customerId));
    if (isBlocked) await tx.delete(session).where(eq(session.customerId, customerId));
  });
}

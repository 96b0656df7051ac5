import type { Context, TransactionContext } from './context.ts';
import { isDeadlock } from './db/database-away.ts';

/** Two of which each waited for the other seldom meet so again. */
const mostTries = 3;

/**
 * Does work as a whole or not at all: the context it is given has the transaction as its `db`, and whatever is called with
 * that context takes part. Within another transaction it is a part of that, which can fail alone (a savepoint). A session
 * that began, or got a new token, in work that fails has not: the visitor is who they were before. Work that the database ended, since it
 * and another waited for each other, is done anew: what it does beside the database may happen twice.
 */
export async function inTransaction<Result>(
  context: Context,
  work: (context: TransactionContext) => Promise<Result>,
): Promise<Result> {
  // What was locked before a part goes on being locked when that alone is tried anew.
  const isPart = context.db !== context.shop.db;
  for (let tries = 1; ; tries += 1) {
    const marks = [context.visitor.mark(), context.operator.mark()];
    try {
      return await context.db.transaction((db) => work({ ...context, db }));
    } catch (error) {
      for (const takeBack of marks) takeBack();
      if (isPart || tries === mostTries || !isDeadlock(error)) throw error;
    }
  }
}

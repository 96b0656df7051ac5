import type { Context, TransactionContext } from './context.ts';

/**
 * Does work as a whole or not at all: the context it is given has the transaction as its `db`, and whatever is called with
 * that context takes part. Within another transaction it is a part of that, which can fail alone (a savepoint). A session
 * that began, or got a new token, in work that fails has not: the visitor is who they were before.
 */
export async function inTransaction<Result>(
  context: Context,
  work: (context: TransactionContext) => Promise<Result>,
): Promise<Result> {
  const marks = [context.visitor.mark(), context.operator.mark()];
  try {
    return await context.db.transaction((db) => work({ ...context, db }));
  } catch (error) {
    for (const takeBack of marks) takeBack();
    throw error;
  }
}

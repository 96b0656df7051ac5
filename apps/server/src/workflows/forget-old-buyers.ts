import type { Database } from '../db/database.ts';
import { forgetBuyers, giveToNobody, holdOldOrders } from '../domains/orders/forget-buyers.ts';
import { releaseFiles } from '../domains/uploads/keep-uploads.ts';

/**
 * Forgets whose some orders were that have been kept for as long as the law asks: who they were, what they wrote and handed in, and the account that
 * lists them. What was sold stays, and the money. Resolves to how many these were.
 */
export function forgetOldBuyers(db: Database, some: { now: Date; limit: number }): Promise<number> {
  return db.transaction(async (tx) => {
    const ids = await holdOldOrders(tx, some);
    if (ids.length === 0) return 0;
    await forgetBuyers(tx, ids);
    await releaseFiles(tx, ids);
    await giveToNobody(tx, ids, some.now);
    return ids.length;
  });
}

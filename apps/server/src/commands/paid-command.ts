import type { Database } from '../db/database.ts';
import { recordTransfer } from '../domains/payments/record-transfer.ts';
import type { Say } from '../report-step.ts';
import { StartError } from '../start-error.ts';

export const paidUsage =
  'Takes the number of an order that waits for its money, all of which has come. An order that nobody notes as paid is canceled when its days are over.';

/** Reads `<order number>`. Throws a StartError that says what is expected. */
export function readPaidTask([number, ...more]: readonly string[]): number {
  if (number === undefined || !/^\d{1,9}$/.test(number) || more.length > 0) throw new StartError(paidUsage);
  return Number(number);
}

export async function runPaidTask(db: Database, orderId: number, say: Say): Promise<void> {
  const isPaid = await recordTransfer(db, { orderId, now: new Date() });
  if (!isPaid) throw new StartError(`There is no order ${orderId} that waits for its money.`);
  say(`Order ${orderId} is paid and may be dispatched.`);
}

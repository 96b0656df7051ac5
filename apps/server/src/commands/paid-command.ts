import type { Database } from '../db/database.ts';
import { openWithdrawalOf } from '../domains/contact/kept-withdrawals.ts';
import { recordCommand } from '../domains/operators/audit.ts';
import { recordTransfer } from '../domains/payments/record-transfer.ts';
import type { Say } from '../report-step.ts';
import { StartError } from '../start-error.ts';
import { shopTime } from './shop-time.ts';

export const paidUsage =
  'Takes the number of an order all of whose money has come, also on invoice or at the counter. One paid in advance that nobody notes as paid is canceled when its days are over; the others count as owed.';

export async function runPaidTask(db: Database, orderId: number, say: Say): Promise<void> {
  const now = new Date();
  await db.transaction(async (tx) => {
    const isPaid = await recordTransfer(tx, { orderId, now });
    if (!isPaid) throw new StartError(`There is no order ${orderId} of which money is owed.`);
    await recordCommand(tx, { operation: 'command.paid', subject: { kind: 'order', id: orderId }, change: {}, now });
  });
  const withdrawnAt = await openWithdrawalOf(db, orderId);
  if (!withdrawnAt) return say(`Order ${orderId} is paid and may be dispatched.`);
  say(`Order ${orderId} is paid. Its buyer withdrew from it on ${shopTime(withdrawnAt)}: npm run shop -- withdrawals`);
}

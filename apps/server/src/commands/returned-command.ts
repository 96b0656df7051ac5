import type { Database } from '../db/database.ts';
import { recordCommand } from '../domains/operators/audit.ts';
import { recordReturn } from '../domains/payments/record-return.ts';
import type { Say } from '../report-step.ts';
import { StartError } from '../start-error.ts';
import { amountOf } from './overpaid-command.ts';

export const returnedUsage =
  'Takes the number of an order of which you gave back what was paid too much, all that "overpaid" says is to be given back by hand. Its buyer is told.';

export async function runReturnedTask(db: Database, orderId: number, say: Say): Promise<void> {
  const now = new Date();
  const returned = await db.transaction(async (tx) => {
    const noted = await recordReturn(tx, { orderId, now });
    if (!noted) throw new StartError(`Of the order ${orderId} nothing is to be given back by hand.`);
    await recordCommand(tx, {
      operation: 'command.returned',
      subject: { kind: 'order', id: orderId },
      change: {},
      now,
    });
    return noted;
  });
  say(`Of order ${orderId} ${amountOf(returned.amount, returned.currency)} was given back, and its buyer is told.`);
}

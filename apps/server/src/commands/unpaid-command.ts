import type { Database } from '../db/database.ts';
import { recordCommand } from '../domains/operators/audit.ts';
import { takeBackNote } from '../domains/payments/take-back-note.ts';
import type { Say } from '../report-step.ts';
import { StartError } from '../start-error.ts';
import { amountOf } from './overpaid-command.ts';
import { type PaidTask, readTask } from './paid-command.ts';

export const unpaidUsage =
  'Takes the number of an order of which "paid" noted money by mistake, and how much in euros, such as 12.90; without that, all that was noted of it. Its goods stay released where they were: ask for the money, or cancel it unless they are gone. Gift cards that were bought with it pay nothing any more: it names the orders that miss their share. One that waits has as long as before, and is canceled where that is over. Its buyer is told nothing, also who was told that all of the money had come.';

/** Reads `<order number> [<euros>]`. Throws a StartError that says what is expected. */
export function readUnpaidTask(options: readonly string[]): PaidTask {
  return readTask(options, unpaidUsage);
}

export async function runUnpaidTask(db: Database, { orderId, amount }: PaidTask, say: Say): Promise<void> {
  const now = new Date();
  const taken = await db.transaction(async (tx) => {
    const back = await takeBackNote(tx, { orderId, amount, now });
    if (!back) throw new StartError(`Of the order ${orderId} no money is noted as come.`);
    if (back.amount > back.noted) {
      throw new StartError(
        `Of the order ${orderId} only ${amountOf(back.noted, back.currency)} is noted as come: nothing was taken back.`,
      );
    }
    const change = { before: { amount: amountOf(back.amount, back.currency) } };
    await recordCommand(tx, { operation: 'command.unpaid', subject: { kind: 'order', id: orderId }, change, now });
    return back;
  });
  const rest = taken.isMissing
    ? ' Its goods are released, or gone: ask for the money, or cancel it if they are there still.'
    : '';
  say(`Of order ${orderId} ${amountOf(taken.amount, taken.currency)} is not noted as come any more.${rest}`);
  for (const { owed, gone } of taken.lost) {
    say(`Its gift cards paid ${amountOf(gone, owed.currency)} of order ${owed.id}: that is open there again.`);
  }
}

import { recordCommand } from '../domains/operators/audit.ts';
import { recordReturn } from '../domains/payments/record-return.ts';
import type { Say } from '../report-step.ts';
import { StartError } from '../start-error.ts';
import { hearOfOrder, type PaymentSource } from './hear-of-order.ts';
import { readOrderNumber } from './order-number.ts';
import { amountOf } from './overpaid-command.ts';

export const returnedUsage =
  'Takes the number of an order of which you gave back what was paid too much, all that "overpaid" says is to be given back by hand; with "all" also what the shop would give back, where its provider refuses that: the shop does not try it again. What you gave back at the provider is not to be noted: the shop asks it, and books that by itself. Its buyer is told.';

export type ReturnedTask = { orderId: number; isAll: boolean };

/** Reads `<order number> [all]`. Throws a StartError that says what is expected. */
export function readReturnedTask(options: readonly string[]): ReturnedTask {
  const isAll = options[1] === 'all';
  return { orderId: readOrderNumber(isAll ? options.toSpliced(1, 1) : options, returnedUsage), isAll };
}

export async function runReturnedTask(
  source: PaymentSource,
  { orderId, isAll }: ReturnedTask,
  say: Say,
): Promise<void> {
  const now = new Date();
  await hearOfOrder(source, orderId, now);
  const returned = await source.db.transaction(async (tx) => {
    const noted = await recordReturn(tx, { orderId, isAll, now });
    if (!noted) throw new StartError(`Of the order ${orderId} nothing is to be given back by hand.`);
    if (noted === 'givingBack') {
      throw new StartError(
        `The shop is giving back what was paid too much of the order ${orderId} at this moment: nothing was noted. Try again in a minute.`,
      );
    }
    const change = { after: { amount: amountOf(noted.amount, noted.currency) } };
    await recordCommand(tx, { operation: 'command.returned', subject: { kind: 'order', id: orderId }, change, now });
    return noted;
  });
  say(`Of order ${orderId} ${amountOf(returned.amount, returned.currency)} was given back, and its buyer is told.`);
}

import type { Queryable } from '../db/database.ts';
import { openWithdrawalOf } from '../domains/contact/kept-withdrawals.ts';
import { recordCommand } from '../domains/operators/audit.ts';
import { findOwedOrder } from '../domains/orders/keep-paid-amount.ts';
import { recordTransfer, securedByProvider } from '../domains/payments/record-transfer.ts';
import type { Say } from '../report-step.ts';
import { StartError } from '../start-error.ts';
import { hearOfOrder, type PaymentSource } from './hear-of-order.ts';
import { amountOf } from './overpaid-command.ts';
import { shopTime } from './shop-time.ts';

export const paidUsage =
  'Takes the number of an order all of whose money has come, also on invoice or at the counter. One paid in advance that nobody notes as paid is canceled when its days are over; the others count as owed. What a payment provider took is not to be noted: the shop asks it, and books that by itself.';

export async function runPaidTask(source: PaymentSource, orderId: number, say: Say): Promise<void> {
  const { db } = source;
  const now = new Date();
  await hearOfOrder(source, orderId, now);
  const noted = await db.transaction(async (tx) => {
    const transfer = await recordTransfer(tx, { orderId, now });
    if (!transfer) throw new StartError(await whyNot(tx, orderId));
    await recordCommand(tx, { operation: 'command.paid', subject: { kind: 'order', id: orderId }, change: {}, now });
    return amountOf(transfer.amount, transfer.currency);
  });
  const withdrawnAt = await openWithdrawalOf(db, orderId);
  if (!withdrawnAt) return say(`Order ${orderId} is paid and may be dispatched: ${noted} was noted as come.`);
  say(
    `Order ${orderId} is paid: ${noted} was noted as come. Its buyer withdrew from it on ${shopTime(withdrawnAt)}: npm run shop -- withdrawals`,
  );
}

async function whyNot(db: Queryable, orderId: number): Promise<string> {
  const [owed, secured] = [await findOwedOrder(db, orderId), await securedByProvider(db, orderId)];
  if (!owed || secured <= 0) return `There is no order ${orderId} of which money is owed.`;
  return `The payment provider has ${amountOf(secured, owed.currency)} of the order ${orderId}, which the shop books by itself: nothing is to be noted. What was transferred besides is yours to give back.`;
}

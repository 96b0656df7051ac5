import { orderStatusIds } from '@mise/rules/order-state.ts';
import type { Queryable } from '../db/database.ts';
import { openWithdrawalOf } from '../domains/contact/kept-withdrawals.ts';
import { recordCommand } from '../domains/operators/audit.ts';
import { findOwedOrder } from '../domains/orders/keep-paid-amount.ts';
import { recordTransfer, securedByProvider } from '../domains/payments/record-transfer.ts';
import type { Say } from '../report-step.ts';
import { StartError } from '../start-error.ts';
import { readAmount } from './euros.ts';
import { hearOfOrder, type PaymentSource } from './hear-of-order.ts';
import { readOrderNumber } from './order-number.ts';
import { amountOf } from './overpaid-command.ts';
import { shopTime } from './shop-time.ts';

export const paidUsage =
  'Takes the number of an order of which money has come, also on invoice or at the counter, and how much in euros, such as 12.90; without that, all of it. Whoever waited for it is told once all is there. One paid in advance of which nobody notes anything is canceled when its days are over; the others count as owed. What a payment provider took is not to be noted: the shop asks it, and books that by itself.';

/** `amount`: in minor units; null: all that is open. */
export type PaidTask = { orderId: number; amount: number | null };

/** Reads `<order number> [<euros>]`. Throws a StartError that says what is expected. */
export function readPaidTask(options: readonly string[]): PaidTask {
  return readTask(options, paidUsage);
}

/** The same of whatever command takes these. */
export function readTask([number, euros, ...more]: readonly string[], usage: string): PaidTask {
  const orderId = readOrderNumber(number === undefined ? [] : [number, ...more], usage);
  return { orderId, amount: euros === undefined ? null : readAmount(euros, usage) };
}

export async function runPaidTask(source: PaymentSource, { orderId, amount: come }: PaidTask, say: Say): Promise<void> {
  const { db } = source;
  const now = new Date();
  await hearOfOrder(source, orderId, now);
  const { amount, open, currency, isReleased } = await db.transaction(async (tx) => {
    const transfer = await recordTransfer(tx, { orderId, amount: come ?? undefined, now });
    if (!transfer) throw new StartError(await whyNot(tx, orderId));
    if (transfer.amount > transfer.open) throw new StartError(tooMuch(orderId, transfer));
    const change = { after: { amount: amountOf(transfer.amount, transfer.currency) } };
    await recordCommand(tx, { operation: 'command.paid', subject: { kind: 'order', id: orderId }, change, now });
    return transfer;
  });
  const noted = `${amountOf(amount, currency)} was noted as come`;
  if (amount < open) return say(`Of order ${orderId} ${noted}; ${amountOf(open - amount, currency)} is open still.`);
  const withdrawnAt = await openWithdrawalOf(db, orderId);
  const hasLeft = (await findOwedOrder(db, orderId))?.statusId === orderStatusIds.dispatched;
  const told = isReleased ? ', and its buyer is told' : '';
  if (!withdrawnAt) return say(`Order ${orderId} is paid${hasLeft ? '' : ' and may be dispatched'}: ${noted}${told}.`);
  say(
    `Order ${orderId} is paid: ${noted}. Its buyer withdrew from it on ${shopTime(withdrawnAt)}: npm run shop -- withdrawals`,
  );
}

function tooMuch(orderId: number, { open, currency }: { open: number; currency: string }): string {
  return `Of the order ${orderId} only ${amountOf(open, currency)} is open: nothing was noted. What was transferred besides is yours to give back.`;
}

async function whyNot(db: Queryable, orderId: number): Promise<string> {
  const [owed, secured] = [await findOwedOrder(db, orderId), await securedByProvider(db, orderId)];
  if (owed && owed.awaited > 0) {
    return `Of the order ${orderId} ${amountOf(owed.awaited, owed.currency)} went back, which is credited within the hour: nothing is owed of it.`;
  }
  if (!owed || secured <= 0) return `There is no order ${orderId} of which money is owed.`;
  return `The payment provider has ${amountOf(secured, owed.currency)} of the order ${orderId}, which the shop books by itself: nothing is to be noted. What was transferred besides is yours to give back.`;
}

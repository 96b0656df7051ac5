import { orderStateOf } from '@mise/rules/order-state.ts';
import type { Database } from '../db/database.ts';
import { listUnderpaid, type Underpaid } from '../domains/payments/find-underpaid.ts';
import type { Say } from '../report-step.ts';
import { amountOf } from './overpaid-command.ts';

export const underpaidUsage =
  'Says of each order how much is missing by now, though its goods were released for it: its bank called the money back, what was authorized was not taken in time, or a gift card that paid it is not paid for any more; and of each that waits with such a card, or of which a part has come: nobody cancels it by itself. Each is an error in the log, too, when the shop learns of it. Goods that are still there are kept with: npm run shop -- cancel <order number>';

export async function runUnderpaidTask(db: Database, say: Say): Promise<void> {
  const orders = await listUnderpaid(db);
  if (orders.length === 0) say('No money is missing of orders that were released for it.');
  for (const order of orders) say(described(order));
}

function described({ orderId, missing, statusId, currency, method, email }: Underpaid): string {
  return `${orderId}  ${amountOf(missing, currency)} missing, ${method}, ${email}: ${goodsOf(statusId)}`;
}

function goodsOf(statusId: number): string {
  const state = orderStateOf(statusId);
  if (state === 'waitingForPayment') return 'waiting for payment';
  return state === 'clearedForDispatch' ? 'cleared for dispatch' : 'dispatched';
}

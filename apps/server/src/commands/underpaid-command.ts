import { orderStateOf } from '@mise/rules/order-state.ts';
import type { Database } from '../db/database.ts';
import { listUnderpaid, type Underpaid } from '../domains/payments/find-underpaid.ts';
import type { Say } from '../report-step.ts';
import { amountOf } from './overpaid-command.ts';

export const underpaidUsage =
  'Says of each order how much is missing by now, though its goods were released for it: its bank called the money back, or what was authorized was not taken in time. Each is an error in the log, too, when the shop learns of it. Goods that are still there are kept with: npm run shop -- cancel <order number>';

export async function runUnderpaidTask(db: Database, say: Say): Promise<void> {
  const orders = await listUnderpaid(db);
  if (orders.length === 0) say('No money is missing of orders that were released for it.');
  for (const order of orders) say(described(order));
}

function described({ orderId, missing, statusId, currency, method, email }: Underpaid): string {
  const isThere = orderStateOf(statusId) === 'clearedForDispatch';
  const goods = isThere ? 'cleared for dispatch' : 'dispatched';
  return `${orderId}  ${amountOf(missing, currency)} missing, ${method}, ${email}: ${goods}`;
}

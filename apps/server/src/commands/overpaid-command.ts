import type { Database } from '../db/database.ts';
import { listSurplus, type Surplus } from '../domains/payments/find-surplus.ts';
import type { Say } from '../report-step.ts';

export const overpaidUsage =
  'Says of each order how much came too much, and who gives it back: the shop, which tries again each hour, or you, as with what was transferred.';

export async function runOverpaidTask(db: Database, say: Say): Promise<void> {
  const orders = await listSurplus(db);
  if (orders.length === 0) say('Nothing was paid too much.');
  for (const order of orders) say(described(order));
}

function described({ orderId, surplus, currency, method, email, isRefundable }: Surplus): string {
  const who = isRefundable ? 'the shop gives it back' : 'to be given back by hand';
  return `${orderId}  ${(surplus / 100).toFixed(2)} ${currency}, ${method}, ${email}: ${who}`;
}

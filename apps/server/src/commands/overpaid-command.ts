import type { Database } from '../db/database.ts';
import { listSurplus, type Surplus } from '../domains/payments/find-surplus.ts';
import type { Say } from '../report-step.ts';

export const overpaidUsage =
  'Says of each order how much came too much, and who gives it back: the shop, which tries again each hour, or you, as with what was transferred. Note what you gave back: npm run shop -- returned <order number>';

export async function runOverpaidTask(db: Database, say: Say): Promise<void> {
  const orders = await listSurplus(db);
  if (orders.length === 0) say('Nothing was paid too much.');
  for (const order of orders) say(described(order));
}

function described({ orderId, surplus, byShop, currency, method, email }: Surplus): string {
  return `${orderId}  ${amountOf(surplus, currency)}, ${method}, ${email}: ${whoGivesBack({ surplus, byShop, currency })}`;
}

function whoGivesBack({ surplus, byShop, currency }: Pick<Surplus, 'surplus' | 'byShop' | 'currency'>): string {
  if (byShop === surplus) return 'the shop gives it back';
  if (byShop === 0) return 'to be given back by hand';
  return `the shop gives ${amountOf(byShop, currency)} back, the rest is to be given back by hand`;
}

/** "12.50 EUR". `minor`: in minor units. */
export function amountOf(minor: number, currency: string): string {
  return `${(minor / 100).toFixed(2)} ${currency}`;
}

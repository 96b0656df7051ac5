import { orderStatusIds } from '@mise/rules/order-state.ts';
import type { OwedOrder } from './keep-paid-amount.ts';
import type { order } from './tables.ts';

/** What is to be paid of an order, in minor units. */
export function owedAmount({ statusId, total, credited }: Pick<OwedOrder, 'statusId' | 'total' | 'credited'>): number {
  return statusId === orderStatusIds.canceled ? 0 : total - credited;
}

type Stored = Pick<typeof order.$inferSelect, 'statusId' | 'totalGross' | 'creditedAmount' | 'paidAmount'>;

/** What of it has not come yet, of an order as it is stored. Of one that was canceled nothing is to come, be it that more went back than was paid. */
export function openAmount({ statusId, totalGross: total, creditedAmount: credited, paidAmount }: Stored): number {
  if (statusId === orderStatusIds.canceled) return 0;
  return Math.max(0, owedAmount({ statusId, total, credited }) - paidAmount);
}

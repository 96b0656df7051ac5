import { orderStatusIds } from '@mise/rules/order-state.ts';
import type { OwedOrder } from '../orders/keep-paid-amount.ts';

/** What is to be paid of an order, in minor units. */
export function owedAmount({ statusId, total, credited }: Pick<OwedOrder, 'statusId' | 'total' | 'credited'>): number {
  return statusId === orderStatusIds.canceled ? 0 : total - credited;
}

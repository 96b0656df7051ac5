import { orderStateOf } from '@mise/rules/order-state.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { isKeyQueued, isQueued } from '../../queue/enqueue.ts';
import { openAmount } from '../orders/owed-amount.ts';
import { order as orderTable } from '../orders/tables.ts';

const keyBegin = 'credit-refunds-';

/** The key of the job that credits what went back of an order (`credit-refunds.ts`). */
export function creditKey(orderId: number): string {
  return `${keyBegin}${orderId}`;
}

/** Whether what went back of an order is still to be credited. */
export function isCreditAwaited(db: Queryable, orderId: number): Promise<boolean> {
  return isQueued(db, creditKey(orderId));
}

/** SQL: the same of the order that a query reads. */
export function isCreditOfRowAwaited(): SQL {
  return isKeyQueued(sql`${keyBegin} || ${orderTable.id}`);
}

type Credited = Parameters<typeof openAmount>[0] & { id: number };

/** The order as it is once what went back of it is credited: nobody is asked for that meanwhile. Of one that waits for its money nothing is. */
export async function withAwaitedCredit<Order extends Credited>(db: Queryable, order: Order): Promise<Order> {
  const open = openAmount(order);
  const isReleased = ['clearedForDispatch', 'dispatched'].includes(orderStateOf(order.statusId));
  if (open === 0 || !isReleased || !(await isCreditAwaited(db, order.id))) return order;
  return { ...order, creditedAmount: order.creditedAmount + open };
}

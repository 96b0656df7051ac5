import { orderStatusIds } from '@mise/rules/order-state.ts';
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

/** Whether it will be: of one that waits for its money nothing is. */
export async function willBeCredited(
  db: Queryable,
  { id, statusId }: Pick<typeof orderTable.$inferSelect, 'id' | 'statusId'>,
): Promise<boolean> {
  const { clearedForDispatch, dispatched } = orderStatusIds;
  return (statusId === clearedForDispatch || statusId === dispatched) && isCreditAwaited(db, id);
}

type Credited = Parameters<typeof openAmount>[0] & { id: number };

/** The order as it is once what went back of it is credited: nobody is asked for that meanwhile. */
export async function withAwaitedCredit<Order extends Credited>(db: Queryable, order: Order): Promise<Order> {
  const open = openAmount(order);
  if (open === 0 || !(await willBeCredited(db, order))) return order;
  return { ...order, creditedAmount: order.creditedAmount + open };
}

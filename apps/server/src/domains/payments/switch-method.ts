import { inLanguage } from '@mise/rules/languages.ts';
import { orderStatusIds } from '@mise/rules/order-state.ts';
import { and, eq } from 'drizzle-orm';
import type { TransactionContext } from '../../context.ts';
import { enqueue } from '../../queue/enqueue.ts';
import type { StoredOrder } from '../orders/find-order.ts';
import { order as orderTable } from '../orders/tables.ts';
import { settingsOf } from '../shop/settings.ts';
import { initialState } from './initial-state.ts';
import { behaviorOf, holdAfterSwitch } from './payment-behavior.ts';
import type { PaymentMethod } from './payment-methods.ts';

/**
 * Has an order paid by another method from now on, with the days or the hold that this promises; one that gives credit releases it.
 * False where it no longer waits: its money came meanwhile. `isMailed`: its buyer is told by mail, too.
 */
export async function switchMethod(
  { db, shop, now }: TransactionContext,
  { order, method, isMailed }: { order: StoredOrder['order']; method: PaymentMethod; isMailed: boolean },
): Promise<boolean> {
  const settings = await settingsOf(shop);
  const state = initialState(method.key);
  const { paymentDays, holdEndsAt } = holdAfterSwitch(behaviorOf(method.key), order, { now, settings });
  const switched = await db
    .update(orderTable)
    .set({
      paymentMethodId: method.id,
      paymentMethodKey: method.key,
      paymentMethodName: inLanguage(method.names, order.language),
      paymentDays,
      holdEndsAt,
      remindedAt: null,
      statusId: orderStatusIds[state],
      clearedAt: state === 'clearedForDispatch' ? now : null,
      updatedAt: now,
    })
    .where(and(eq(orderTable.id, order.id), eq(orderTable.statusId, orderStatusIds.waitingForPayment)))
    .returning({ id: orderTable.id });
  if (switched.length === 0) return false;
  if (isMailed) {
    const payload = { orderId: order.id, reason: 'switched' } as const;
    await enqueue(db, { task: 'send-payment-reminder', payload, key: `payment-switched-${order.id}` });
  }
  return true;
}

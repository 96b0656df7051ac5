import type { Transaction } from '../../db/database.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { lockOwedOrder } from '../orders/keep-paid-amount.ts';
import { isCredited, owedAmount } from '../orders/owed-amount.ts';
import { costOf, giftCardItems } from './gift-card-items.ts';
import { orderRefund, settleOrder } from './settle-order.ts';

/** In minor units. `open`: what is to be paid still; `surplus`: what of the credit was paid, and goes back; `credited`: all that is, with this. */
export type Credit = { amount: number; open: number; surplus: number; credited: number; currency: string };

/** `most`: what may be credited, which is not what gift cards cost that were bought with it. `awaited`: what went back, and is about to be credited anyway. */
type Refused =
  | { reason: 'tooMuch'; most: number; currency: string }
  | { reason: 'awaited'; awaited: number; currency: string };

/**
 * Notes that so much less is owed of an order, as for goods that came back or were short. What was paid of that goes back as any surplus does; its buyer is told. Null
 * where there is no such order, or it waits for its money or was canceled: nothing is owed of its goods then.
 */
export async function recordCredit(
  db: Transaction,
  { orderId, amount, now }: { orderId: number; amount: number; now: Date },
): Promise<Credit | Refused | null> {
  const owed = await lockOwedOrder(db, orderId);
  if (!owed || !isCredited(owed)) return null;
  const { currency, awaited } = owed;
  if (awaited > 0) return { reason: 'awaited', awaited, currency };
  const owedBefore = owedAmount(owed);
  const most = owedBefore - costOf(await giftCardItems(db, orderId));
  if (amount > most) return { reason: 'tooMuch', most, currency };
  const credited = owed.credited + amount;
  const { paid, secured } = await settleOrder(db, { ...owed, credited }, now);
  const left = owedBefore - amount;
  const surplus = Math.min(Math.max(paid - left, 0), amount);
  const credit = { amount, open: Math.max(left - secured, 0), surplus, credited, currency };
  if (surplus > 0) await orderRefund(db, orderId);
  await enqueue(db, {
    task: 'send-order-credited',
    payload: { orderId, ...credit },
    key: `order-credited-${orderId}-${credited}`,
  });
  return credit;
}

import type { Transaction } from '../../db/database.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { lockOwedOrder } from '../orders/keep-paid-amount.ts';
import { listSurplus } from './find-surplus.ts';
import { book } from './ledger.ts';
import { newPayment } from './new-payment.ts';
import { isGivingBack } from './refund-surplus.ts';
import { settleOrder } from './settle-order.ts';

/**
 * Notes that what was paid too much of an order was given back by hand, but for what the shop gives back by itself, or, `isAll`, with that; its buyer is told. Resolves to how much
 * that is, in minor units; null where there is nothing of the kind, `givingBack` where the provider is just asked for what `isAll` would note.
 */
export async function recordReturn(
  db: Transaction,
  { orderId, isAll, now }: { orderId: number; isAll: boolean; now: Date },
): Promise<{ amount: number; currency: string } | 'givingBack' | null> {
  const owed = await lockOwedOrder(db, orderId);
  const [found] = await listSurplus(db, orderId);
  const amount = found ? found.surplus - (isAll ? 0 : found.byShop) : 0;
  if (!owed || amount <= 0) return null;
  if (isAll && (await isGivingBack(db, orderId, now))) return 'givingBack';
  const { currency, methodKey } = owed;
  const made = { orderId, methodKey, amount, currency, provider: null, status: 'paid' } as const;
  // A payment of its own: what a provider knows nothing of is not booked on one that it is asked for.
  const { id } = await newPayment(db, made, now);
  const [entry] = await book(db, [{ paymentId: id, kind: 'refunded', amount }], { now });
  await settleOrder(db, owed, now);
  const payload = { orderId, amount, refund: String(entry?.id), isByHand: true };
  await enqueue(db, { task: 'send-payment-refunded', payload, key: `payment-refunded-${entry?.id}` });
  return { amount, currency };
}

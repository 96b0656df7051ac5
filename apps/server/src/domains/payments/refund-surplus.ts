import { orderStatusIds } from '@mise/rules/order-state.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Shop } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { findOwedOrder } from '../orders/keep-paid-amount.ts';
import { owedAmount } from '../orders/owed-amount.ts';
import { askProvider } from './ask-provider.ts';
import { refundGiftCards } from './end-unpaid.ts';
import { type Payment, providerPayments } from './find-payment.ts';
import { bookedOf, bookedOfOrder, keptOf, sumPaid } from './ledger.ts';
import { syncOrder } from './sync-order.ts';
import { syncPayment } from './sync-payment.ts';
import { paymentEntry } from './tables.ts';

type Source = Pick<Shop, 'db' | 'log' | 'payments'>;

/** What came back so often is given back by hand: whoever is to have it cannot be reached by this way. */
export const mostReturns = 3;

/**
 * Gives back what an order was paid too much, the newest payment first, then gift cards. What came by transfer the shop gives back by hand, and so what came back
 * too often by every way that is left. May run any number of times: the provider is asked of each payment of the order what has gone back before
 * anything does, and two refunds with one key are one. Of an order that was canceled each payment goes back by itself: one that cannot, or cannot
 * be asked for, keeps no other.
 */
export async function refundSurplus(source: Source, orderId: number, now: Date): Promise<void> {
  const errors: unknown[] = [];
  let byHand = 0;
  for (const each of await providerPayments(source.db, orderId)) {
    const { id, providerId } = each;
    if (providerId === null) continue;
    try {
      await syncAll(source, { orderId, providerId, now });
      if ((await refundsOf(source.db, id)).returned >= mostReturns) byHand += keptOf(await bookedOf(source.db, id));
      else await refund(source, { ...each, orderId, providerId }, now);
    } catch (error) {
      if (!(await isCanceled(source, orderId))) throw error;
      errors.push(error);
    }
  }
  const left = Math.min(await surplusOf(source, orderId), byHand);
  if (left > 0) source.log.error({ orderId, amount: left }, 'money came back again and again: give it back by hand');
  await source.db.transaction((tx) => refundGiftCards(tx, { orderId, now, byHand }));
  if (errors.length > 0) throw errors[0];
}

type Refunded = Pick<Payment, 'id' | 'currency'> & { orderId: number; providerId: string };

async function refund(source: Source, { id, orderId, providerId, currency }: Refunded, now: Date): Promise<void> {
  const amount = Math.min(await surplusOf(source, orderId), keptOf(await bookedOf(source.db, id)));
  if (amount <= 0) return;
  const { booked } = await refundsOf(source.db, id);
  const key = `surplus-${id}-${booked}`;
  await askProvider(source, (payments) =>
    payments.refund({ id: providerId, key, amount, currency, description: String(orderId) }),
  );
  await syncPayment(source, providerId, { now });
}

async function isCanceled({ db }: Source, orderId: number): Promise<boolean> {
  return (await findOwedOrder(db, orderId))?.statusId === orderStatusIds.canceled;
}

/** What went back of another payment is no surplus of this one: of all, where that matters. */
async function syncAll(
  source: Source,
  { orderId, providerId, now }: { orderId: number; providerId: string; now: Date },
): Promise<void> {
  if (await isCanceled(source, orderId)) await syncPayment(source, providerId, { now });
  else await syncOrder(source, orderId, now);
}

/** In minor units. */
async function surplusOf({ db }: Source, orderId: number): Promise<number> {
  const owed = await findOwedOrder(db, orderId);
  return owed ? sumPaid(await bookedOfOrder(db, orderId)) - owedAmount(owed) : 0;
}

/** How often something went back of a payment or came back, and the latter alone: one that came back is not the same as the next. */
async function refundsOf(db: Queryable, paymentId: number): Promise<{ booked: number; returned: number }> {
  const [row] = await db
    .select({
      booked: sql<number>`count(*)`.mapWith(Number),
      returned: sql<number>`count(*) FILTER (WHERE ${paymentEntry.amount} < 0)`.mapWith(Number),
    })
    .from(paymentEntry)
    .where(and(eq(paymentEntry.paymentId, paymentId), eq(paymentEntry.kind, 'refunded')));
  return row ?? { booked: 0, returned: 0 };
}

import { and, eq, sql } from 'drizzle-orm';
import type { Shop } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { findOwedOrder } from '../orders/keep-paid-amount.ts';
import { askProvider } from './ask-provider.ts';
import { refundGiftCards } from './end-unpaid.ts';
import { providerPayments } from './find-payment.ts';
import { bookedOf, bookedOfOrder, keptOf, sumPaid } from './ledger.ts';
import { owedAmount } from './owed-amount.ts';
import { syncPayment } from './sync-payment.ts';
import { paymentEntry } from './tables.ts';

type Source = Pick<Shop, 'db' | 'log' | 'payments'>;

/** What came back so often is given back by hand: whoever is to have it cannot be reached by this way. */
export const mostReturns = 3;

/**
 * Gives back what an order was paid too much, the newest payment first, then gift cards. What came by transfer the shop gives back by hand. May run
 * any number of times: the provider is asked of each payment of the order what has gone back before anything does, and two refunds with one key are one.
 */
export async function refundSurplus(source: Source, orderId: number, now: Date): Promise<void> {
  for (const { id, providerId, currency } of await providerPayments(source.db, orderId)) {
    if (providerId === null) continue;
    await syncAll(source, orderId, now);
    const amount = Math.min(await surplusOf(source, orderId), keptOf(await bookedOf(source.db, id)));
    if (amount <= 0) continue;
    const { booked, returned } = await refundsOf(source.db, id);
    if (returned >= mostReturns) {
      source.log.error({ orderId, paymentId: id, amount }, 'money came back again and again: give it back by hand');
      continue;
    }
    await askProvider(source, (payments) =>
      payments.refund({
        id: providerId,
        key: `surplus-${id}-${booked}`,
        amount,
        currency,
        description: String(orderId),
      }),
    );
    await syncPayment(source, providerId, { now });
  }
  await source.db.transaction((tx) => refundGiftCards(tx, { orderId, now }));
}

/** What went back of another payment is no surplus of this one. */
async function syncAll(source: Source, orderId: number, now: Date): Promise<void> {
  for (const { providerId } of await providerPayments(source.db, orderId)) {
    if (providerId !== null) await syncPayment(source, providerId, { now });
  }
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

import { orderStatusIds } from '@mise/rules/order-state.ts';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Shop } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { ProviderPayment } from '../../providers/payment/payment-provider.ts';
import { confirmOrder } from '../orders/create-order.ts';
import { lockOwedOrder, type OwedOrder } from '../orders/keep-paid-amount.ts';
import { endUnpaid } from './end-unpaid.ts';
import type { Payment } from './find-payment.ts';
import { book, bookedOf, settleOrder } from './ledger.ts';
import { isOlder, newEntries } from './new-entries.ts';
import { owedAmount } from './owed-amount.ts';
import { payment } from './tables.ts';

type Source = Pick<Shop, 'db' | 'log'>;

/**
 * Brings the shop up to date with what the provider says of a payment, by whomever and however often it was asked: by the shopper who
 * comes back, by a webhook, or by the job that looks after those who never did. Null where it is no payment of the shop.
 */
export async function syncPayment(source: Source, said: ProviderPayment, now: Date): Promise<Payment | null> {
  return source.db.transaction(async (tx) => {
    const known = await lockPayment(tx, said);
    if (!known || isOlder(said.status, known.status)) return known;
    const { status, id: providerId, checkoutUrl } = said;
    const [synced] = await tx
      .update(payment)
      .set({ status, providerId, checkoutUrl, updatedAt: now })
      .where(eq(payment.id, known.id))
      .returning();
    if (said.currency !== known.currency) {
      // Once, however often it is told: nothing of it is booked, and somebody has to look at it.
      if (status !== known.status) {
        source.log.error({ paymentId: known.id, currency: said.currency }, 'a payment came in another currency');
      }
      return synced ?? known;
    }
    const owed = known.orderId === null ? null : await lockOwedOrder(tx, known.orderId);
    const booked = await bookedOf(tx, known.id);
    const entries = newEntries(said, booked).map((entry) => ({ ...entry, paymentId: known.id }));
    await book(tx, entries, { said: { id: providerId, status }, now });
    if (owed && entries.length > 0) await settle(tx, owed, now);
    if (owed?.statusId === orderStatusIds.prepared && isOver(status)) await endUnpaid(tx, { orderId: owed.id, now });
    return synced ?? known;
  });
}

/** Nothing more comes of it: goods are no longer held for what was not ordered yet. */
function isOver(status: ProviderPayment['status']): boolean {
  return status === 'failed' || status === 'canceled' || status === 'expired';
}

/** By its id; or, where the answer that told us the id was lost, by the reference it was made with. */
async function lockPayment(db: Transaction, { id, reference }: ProviderPayment): Promise<Payment | null> {
  const isSame = or(
    eq(payment.providerId, id),
    and(isNull(payment.providerId), eq(payment.reference, reference ?? sql`NULL`)),
  );
  const [row] = await db.select().from(payment).where(isSame).for('update');
  return row ?? null;
}

/** Money that is not owed goes back: of an order that was canceled all, of one that was paid twice what is too much. */
async function settle(db: Transaction, owed: OwedOrder, now: Date): Promise<void> {
  const { paid, isReleased } = await settleOrder(db, owed, now);
  const orderId = owed.id;
  if (isReleased && owed.statusId === orderStatusIds.prepared) {
    await confirmOrder(db, orderId);
    await enqueue(db, { task: 'close-basket', payload: { orderId }, key: `close-basket-${orderId}` });
  } else if (isReleased) {
    await enqueue(db, { task: 'send-payment-received', payload: { orderId }, key: `payment-received-${orderId}` });
  }
  if (paid > owedAmount(owed)) {
    await enqueue(db, { task: 'refund-surplus', payload: { orderId }, key: `refund-surplus-${orderId}` });
  }
}

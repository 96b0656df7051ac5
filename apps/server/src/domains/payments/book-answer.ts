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
import { book, bookedOf, type Entry, settleOrder } from './ledger.ts';
import { isOlder, newEntries } from './new-entries.ts';
import { owedAmount } from './owed-amount.ts';
import { payment } from './tables.ts';

type Source = Pick<Shop, 'db' | 'log'>;

/** Money that came back to the shop goes back again this much later: what kept it from its buyer may be over by then. */
const refundAgainMs = 86_400_000;

/**
 * Books what the provider said of a payment, the difference to what is known. `version`: that of the payment before the provider was
 * asked. Where it has grown since, what is new in the answer may be older than what is known: `overtaken`, and nothing is booked.
 * Null where it is no payment of the shop.
 */
export async function bookAnswer(
  { db, log }: Source,
  said: ProviderPayment,
  { version, now }: { version: number; now: Date },
): Promise<Payment | null | 'overtaken'> {
  return db.transaction(async (tx) => {
    const known = await lockPayment(tx, said);
    if (!known || isOlder(said.status, known.status)) return known;
    const { status, id: providerId, checkoutUrl } = said;
    const isForeign = said.currency !== known.currency;
    const missed = isForeign ? [] : newEntries(said, await bookedOf(tx, known.id));
    const isNew = missed.length > 0 || status !== known.status || providerId !== known.providerId;
    if (isNew && version !== known.version) return 'overtaken';
    const [synced] = await tx
      .update(payment)
      .set({ status, providerId, checkoutUrl, version: known.version + (isNew ? 1 : 0), updatedAt: now })
      .where(eq(payment.id, known.id))
      .returning();
    // Once, however often it is told: nothing of it is booked, and somebody has to look at it.
    if (isForeign && status !== known.status) {
      log.error({ paymentId: known.id, currency: said.currency }, 'a payment came in another currency');
    }
    if (isForeign) return synced ?? known;
    const owed = known.orderId === null ? null : await lockOwedOrder(tx, known.orderId);
    const entries = await book(
      tx,
      missed.map((entry) => ({ ...entry, paymentId: known.id })),
      { said: { id: providerId, status }, now },
    );
    reportReturned(log, entries);
    if (owed && entries.length > 0) await settle(tx, { owed, entries, now });
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

function reportReturned(log: Shop['log'], entries: readonly Entry[]): void {
  for (const { paymentId, amount } of entries.filter(isReturned)) {
    log.error({ paymentId, amount: -amount }, 'money that was given back did not reach its buyer and is back');
  }
}

/** A refund that came to nothing. */
function isReturned({ kind, amount }: Entry): boolean {
  return kind === 'refunded' && amount < 0;
}

/**
 * Money that is not owed goes back: of an order that was canceled all, of one that was paid twice what is too much. Its buyer hears of what
 * went back in the transaction that books it, whoever gave it back, and of each refund once.
 */
async function settle(
  db: Transaction,
  { owed, entries, now }: { owed: OwedOrder; entries: readonly Entry[]; now: Date },
): Promise<void> {
  const { paid, isReleased } = await settleOrder(db, owed, now);
  const orderId = owed.id;
  if (isReleased && owed.statusId === orderStatusIds.prepared) {
    await confirmOrder(db, orderId);
    await enqueue(db, { task: 'close-basket', payload: { orderId }, key: `close-basket-${orderId}` });
  } else if (isReleased) {
    await enqueue(db, { task: 'send-payment-received', payload: { orderId }, key: `payment-received-${orderId}` });
  }
  for (const { id, kind, amount } of entries) {
    if (kind !== 'refunded' || amount < 0) continue;
    const isSurplus = paid + amount > owedAmount(owed);
    const payload = { orderId, amount, isSurplus, refund: String(id) };
    await enqueue(db, { task: 'send-payment-refunded', payload, key: `payment-refunded-${id}` });
  }
  if (paid > owedAmount(owed)) {
    const at = entries.some(isReturned) ? { at: new Date(now.getTime() + refundAgainMs) } : {};
    await enqueue(db, { task: 'refund-surplus', payload: { orderId }, key: `refund-surplus-${orderId}`, ...at });
  }
}

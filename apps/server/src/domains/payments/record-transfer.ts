import { orderStatusIds } from '@mise/rules/order-state.ts';
import type { Queryable } from '../../db/database.ts';
import { lockOwedOrder } from '../orders/keep-paid-amount.ts';
import { owedAmount } from '../orders/owed-amount.ts';
import { providerPayments } from './find-payment.ts';
import { book, bookedOfOrder, sumSecured } from './ledger.ts';
import { newPayment } from './new-payment.ts';
import { behaviorOf } from './payment-behavior.ts';
import { settleOrder, tellReleased } from './settle-order.ts';

const { waitingForPayment, clearedForDispatch, dispatched } = orderStatusIds;
/** On invoice, and at the counter, money comes after the goods may go. */
const owing: readonly number[] = [waitingForPayment, clearedForDispatch, dispatched];

/** In minor units; `open`: what had not come before. `isReleased`: its goods may go since now. */
type Transfer = { amount: number; open: number; currency: string; isReleased: boolean };

/**
 * Notes that money of an order has come: `amount`, or all but what is sure to come by a provider and what is about to be credited; once nothing is open the goods may go, of
 * which their buyer is told. Notes nothing where less is open than that. Resolves to null where there is no such order, or nothing of it is open.
 */
export async function recordTransfer(
  db: Queryable,
  { orderId, amount: come, now }: { orderId: number; amount?: number | undefined; now: Date },
): Promise<Transfer | null> {
  return db.transaction(async (tx) => {
    const owed = await lockOwedOrder(tx, orderId);
    if (!owed || !owing.includes(owed.statusId)) return null;
    const open = owedAmount(owed) - owed.awaited - sumSecured(await bookedOfOrder(tx, orderId));
    if (open <= 0) return null;
    const { currency } = owed;
    // What comes past the provider of an order was transferred.
    const methodKey = behaviorOf(owed.methodKey).provider === null ? owed.methodKey : 'prepayment';
    const amount = come ?? open;
    if (amount > open) return { amount, open, currency, isReleased: false };
    const { id } = await newPayment(tx, { orderId, methodKey, amount, currency, provider: null, status: 'paid' }, now);
    await book(tx, [{ paymentId: id, kind: 'captured', amount }], { now });
    const { isReleased } = await settleOrder(tx, owed, now);
    if (isReleased) await tellReleased(tx, owed);
    return { amount, open, currency, isReleased };
  });
}

/** What a provider has of an order or is sure to take, in minor units: it is booked without anybody noting it. */
export async function securedByProvider(db: Queryable, orderId: number): Promise<number> {
  const ids = (await providerPayments(db, orderId)).map(({ id }) => id);
  const booked = await bookedOfOrder(db, orderId);
  return sumSecured(booked.filter(({ paymentId }) => ids.includes(paymentId)));
}

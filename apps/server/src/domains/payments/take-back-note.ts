import { orderStatusIds } from '@mise/rules/order-state.ts';
import type { Transaction } from '../../db/database.ts';
import { lockOwedOrder } from '../orders/keep-paid-amount.ts';
import { isCredited, owedAmount } from '../orders/owed-amount.ts';
import { book, bookedOfOrder } from './ledger.ts';
import { type LostShare, settleOrder } from './settle-order.ts';

/**
 * In minor units. `noted`: what could be taken back. `isMissing`: the goods may go, or went, and not all of their money is there. `lost`: orders that its gift cards paid,
 * and do not any more.
 */
export type TakenBack = { amount: number; noted: number; isMissing: boolean; lost: LostShare[]; currency: string };

/**
 * Takes back what the owner noted by mistake as come (`record-transfer.ts`): `amount`, or all of it, the last note first. What was given back by hand since is missing, then,
 * but for a canceled order, of which nothing is owed. Takes back nothing where less was noted than that. Null where nothing was noted of the order.
 */
export async function takeBackNote(
  db: Transaction,
  { orderId, amount: wanted, now }: { orderId: number; amount: number | null; now: Date },
): Promise<TakenBack | null> {
  const owed = await lockOwedOrder(db, orderId);
  if (!owed) return null;
  const notes = (await bookedOfOrder(db, orderId)).filter(({ isByHand }) => isByHand);
  const isCanceled = owed.statusId === orderStatusIds.canceled;
  const returned = isCanceled ? notes.reduce((sum, { refunded }) => sum + refunded, 0) : 0;
  const came = notes.map(({ paymentId, captured, chargedBack }) => ({ paymentId, left: captured - chargedBack }));
  const noted = came.reduce((sum, { left }) => sum + left, 0) - returned;
  if (noted <= 0) return null;
  const amount = wanted ?? noted;
  const { currency } = owed;
  if (amount > noted) return { amount, noted, isMissing: false, lost: [], currency };
  let open = amount;
  for (const { paymentId, left } of came.toReversed()) {
    const taken = Math.min(open, left);
    await book(db, [{ paymentId, kind: 'chargedBack', amount: taken }], { now });
    open -= taken;
  }
  const { secured, lost } = await settleOrder(db, owed, now);
  return { amount, noted, isMissing: isCredited(owed) && secured < owedAmount(owed), lost, currency };
}

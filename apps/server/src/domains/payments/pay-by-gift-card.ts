import type { Transaction } from '../../db/database.ts';
import { lockOwedOrder } from '../orders/keep-paid-amount.ts';
import { book } from './ledger.ts';
import { newPayment } from './new-payment.ts';
import { settleOrder } from './settle-order.ts';

export const giftCardMethodKey = 'giftCard';

/**
 * Pays an order that was just placed with gift cards, which are locked and hold that much; what is left is paid by the order's method.
 * Releases it where nothing is left, also where it costs nothing at all.
 */
export async function payByGiftCard(
  db: Transaction,
  { orderId, shares, now }: { orderId: number; shares: readonly { giftCardId: number; amount: number }[]; now: Date },
): Promise<void> {
  const owed = await lockOwedOrder(db, orderId);
  if (!owed || (shares.length === 0 && owed.total > 0)) return;
  for (const { giftCardId, amount } of shares) {
    const { id } = await newPayment(
      db,
      {
        orderId,
        giftCardId,
        amount,
        methodKey: giftCardMethodKey,
        currency: owed.currency,
        provider: null,
        status: 'paid',
      },
      now,
    );
    await book(db, [{ paymentId: id, kind: 'captured', amount }], { now });
  }
  await settleOrder(db, owed, now);
}

import { randomBytes } from 'node:crypto';
import type { Transaction } from '../../db/database.ts';
import type { Payment } from './find-payment.ts';
import { book } from './ledger.ts';
import { payment } from './tables.ts';

/** 128 bits: whoever has it may see how the payment went. */
const referenceBytes = 16;

/** Begins a payment, in the ledger too. */
export async function newPayment(
  db: Transaction,
  values: Pick<Payment, 'orderId' | 'methodKey' | 'amount' | 'currency' | 'provider' | 'status'> &
    Partial<Pick<Payment, 'giftCardId'>>,
  now: Date,
): Promise<Payment> {
  const reference = randomBytes(referenceBytes).toString('base64url');
  const [row] = await db
    .insert(payment)
    .values({ ...values, reference, createdAt: now, updatedAt: now })
    .returning();
  if (!row) throw new Error('the payment was not written');
  await book(db, [{ paymentId: row.id, kind: 'attempt', amount: row.amount }], { now });
  return row;
}

import type { ShopPayment } from '@mise/contract/payments/shop-payment.ts';
import { inLanguage } from '@mise/rules/languages.ts';
import { toDecimal } from '@mise/rules/money.ts';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import type { Payment } from './find-payment.ts';
import { activePaymentMethods } from './payment-methods.ts';
import { type PaymentStatus, payment } from './tables.ts';

/** A payment by its number in the shop, if it is one of the order. */
export async function orderPayment(
  db: Queryable,
  { orderId, paymentId }: { orderId: number; paymentId: number },
): Promise<Payment | null> {
  const [row] = await db
    .select()
    .from(payment)
    .where(and(eq(payment.id, paymentId), eq(payment.orderId, orderId)));
  return row ?? null;
}

/** The contract's payment of the shop. */
export async function shopPaymentWire({ db, shop, language }: Context, paymentId: number): Promise<ShopPayment> {
  const [row] = await db.select().from(payment).where(eq(payment.id, paymentId));
  if (!row) throw new Error(`there is no payment ${paymentId}`);
  const method = (await activePaymentMethods(shop)).find(({ key }) => key === row.methodKey);
  return {
    id: row.id,
    amount: toDecimal(row.amount),
    exchangeRatio: 1,
    mopId: method?.id ?? 0,
    parentId: null,
    deleted: null,
    unaccountable: null,
    currency: row.currency,
    type: 'credit',
    hash: row.reference,
    receivedAt: row.updatedAt.toISOString(),
    importedAt: null,
    status: statusNumber(row.status),
    transactionType: 2,
    isSystemCurrency: '1',
    parent: null,
    method: {
      id: method?.id ?? 0,
      pluginKey: row.provider ?? '',
      paymentKey: row.methodKey.toUpperCase(),
      name: inLanguage(method?.names, language) ?? '',
      isDocumentBuilderActive: 0,
    },
    histories: [],
    properties: [],
    order: row.orderId,
    contact: null,
    children: [],
  };
}

/** As back offices of this kind number it: 1 awaited, 2 received, 5 came to nothing. */
function statusNumber(status: PaymentStatus): number {
  if (status === 'paid' || status === 'authorized') return 2;
  return status === 'canceled' || status === 'expired' || status === 'failed' ? 5 : 1;
}

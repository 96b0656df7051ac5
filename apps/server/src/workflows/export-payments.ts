import type { OrderExport } from '@mise/contract/customers/customer-export.ts';
import { inLanguage } from '@mise/rules/languages.ts';
import { toDecimal } from '@mise/rules/money.ts';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { order } from '../domains/orders/tables.ts';
import { payment, paymentEntry, paymentMethod } from '../domains/payments/tables.ts';
import { voucherMethod } from '../domains/payments/voucher-method.ts';

type ExportedPayment = OrderExport['payments'][number];

const kinds = { captured: 'paid', refunded: 'refunded', chargedBack: 'chargedBack' } as const;

/** What was paid and what went back, by order, the oldest first, for a customer to take elsewhere. */
export async function exportPayments(
  db: Queryable,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, ExportedPayment[]>> {
  const entries = await db
    .select({
      orderId: order.id,
      kind: paymentEntry.kind,
      amount: paymentEntry.amount,
      currency: payment.currency,
      // When its money came, as far as the provider says so.
      at: sql`coalesce((${paymentEntry.said} ->> 'paidAt')::timestamptz, ${paymentEntry.createdAt})`.mapWith(
        paymentEntry.createdAt,
      ),
      key: payment.methodKey,
      names: paymentMethod.names,
      language: order.language,
      ofOrder: { key: order.paymentMethodKey, name: order.paymentMethodName },
    })
    .from(paymentEntry)
    .innerJoin(payment, eq(payment.id, paymentEntry.paymentId))
    .innerJoin(order, eq(order.id, payment.orderId))
    .leftJoin(paymentMethod, eq(paymentMethod.key, payment.methodKey))
    .where(and(inArray(order.id, [...orderIds]), inArray(paymentEntry.kind, ['captured', 'refunded', 'chargedBack'])))
    .orderBy(asc(paymentEntry.id));
  const exported = entries.flatMap(({ orderId, kind, amount, currency, at, ...way }) => {
    if (kind === 'attempt' || kind === 'authorized') return [];
    const made = { kind: kinds[kind], amount: toDecimal(amount), currency, at: at.toISOString() };
    return { orderId, made: { ...made, method: nameOf(way) } };
  });
  const byOrder = Map.groupBy(exported, ({ orderId }) => orderId);
  return new Map([...byOrder].map(([orderId, each]) => [orderId, each.map(({ made }) => made)]));
}

type Way = {
  key: string;
  names: typeof paymentMethod.$inferSelect.names | null;
  language: typeof order.$inferSelect.language;
  ofOrder: { key: string; name: string };
};

/** What a way to pay is called, in the language of the order; by its key where the shop has it no more. */
function nameOf({ key, names, language, ofOrder }: Way): string {
  if (key === voucherMethod.key) return inLanguage(voucherMethod.names, language);
  return key === ofOrder.key ? ofOrder.name : (inLanguage(names ?? undefined, language) ?? key);
}

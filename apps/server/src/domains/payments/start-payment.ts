import { refusal } from '@mise/contract/refusal.ts';
import type { Language } from '@mise/rules/languages.ts';
import { isAllowed, orderStateOf } from '@mise/rules/order-state.ts';
import { pathTo, withQuery } from '@mise/rules/path-to.ts';
import { and, desc, eq, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Context, Shop } from '../../context.ts';
import type { Queryable, Transaction } from '../../db/database.ts';
import { translateInto } from '../../texts/translate.ts';
import { findOwedOrder, lockOwedOrder } from '../orders/keep-paid-amount.ts';
import { owedAmount } from '../orders/owed-amount.ts';
import { order } from '../orders/tables.ts';
import { askProvider } from './ask-provider.ts';
import { bookAnswer } from './book-answer.ts';
import { countCard } from './count-card.ts';
import type { Payment } from './find-payment.ts';
import { bookedOfOrder, sumPaid } from './ledger.ts';
import { newPayment } from './new-payment.ts';
import { behaviorOf } from './payment-behavior.ts';
import { syncPayment } from './sync-payment.ts';
import { payment } from './tables.ts';

type PayableOrder = { id: number; language: Language };

/**
 * Begins the payment of an order on a page of the provider, or goes on with the one that is under way there; null where the order's
 * method needs no provider. Refuses an order that waits for no money. Written before the provider is asked, and asked under the
 * payment's own reference: killed in between, the next call goes on with the same payment.
 */
export async function startPayment(
  context: Context,
  { order: { id: orderId, language }, cardToken }: { order: PayableOrder; cardToken?: string | undefined },
): Promise<Payment | null> {
  const { shop, now } = context;
  const isFresh = cardToken !== undefined;
  const { open, askedId } = isFresh ? { open: null, askedId: 0 } : await openPaymentPage(context, orderId);
  if (open) return open;
  const begun = await shop.db.transaction(async (db) => {
    const next = await beginPayment(db, { orderId, isFresh, askedId, now });
    if (next && isFresh) await countCard({ ...context, db }, orderId);
    return next;
  });
  const { provider } = behaviorOf(begun?.methodKey ?? '');
  if (!begun || !provider) return null;
  if (begun.providerId !== null) return (await syncPayment(shop, begun.providerId, { now }))?.payment ?? null;
  const said = await askProvider(shop, (payments) =>
    payments.create({
      reference: begun.reference,
      amount: begun.amount,
      currency: begun.currency,
      description: translateInto(language)('payment.description', { orderId: String(orderId) }),
      method: provider.method,
      cardToken,
      language,
      ...urlsOfPayment(shop, begun.reference, language),
      metadata: { orderId: String(orderId) },
    }),
  );
  const made = await bookAnswer(shop, said, { version: begun.version, now });
  return made === 'overtaken' ? ((await syncPayment(shop, said.id, { now }))?.payment ?? null) : made;
}

/** Where the shopper comes back to, and where the provider tells of changes: not to a machine that it cannot reach. */
export function urlsOfPayment(
  { config }: Pick<Shop, 'config'>,
  reference: string,
  language: Language,
): { returnUrl: string; webhookUrl: string | null } {
  const isReachable = config.mollie?.isSandbox || !/^(localhost|127\.|\[::1\])/.test(new URL(config.shopUrl).host);
  return {
    returnUrl: config.shopUrl + withQuery(pathTo.molliePayment(language), { reference }),
    webhookUrl: isReachable ? `${config.shopUrl}/webhooks/mollie` : null,
  };
}

/** A payment by the order's present method of what is owed now, whose page is still open, and the id of the last one of which the provider was asked. */
async function openPaymentPage(
  { shop, now }: Context,
  orderId: number,
): Promise<{ open: Payment | null; askedId: number }> {
  const [row] = await shop.db
    .select({ id: payment.id, providerId: payment.providerId })
    .from(payment)
    .innerJoin(order, and(eq(order.id, payment.orderId), eq(order.paymentMethodKey, payment.methodKey)))
    .where(and(eq(payment.orderId, orderId), eq(payment.status, 'open')))
    .orderBy(desc(payment.id))
    .limit(1);
  const providerId = row?.providerId ?? null;
  if (!row || providerId === null) return { open: null, askedId: 0 };
  const synced = (await syncPayment(shop, providerId, { now }))?.payment;
  const isRight = synced?.status === 'open' && synced.amount === (await amountToPay(shop.db, orderId));
  return { open: isRight ? synced : null, askedId: row.id };
}

/** What is to be paid on a page of an order, in minor units; null where that waits for no money. */
async function amountToPay(db: Queryable, orderId: number): Promise<number | null> {
  const owed = await findOwedOrder(db, orderId);
  if (!owed || !isAllowed(orderStateOf(owed.statusId), 'pay')) return null;
  return owedAmount(owed) - sumPaid(await bookedOfOrder(db, orderId));
}

/**
 * Null where nothing is left to pay, or no provider is needed. Goes on, but for a fresh one, with a payment of which the provider was
 * never told, and with one that another tab opened after `askedId`.
 */
async function beginPayment(
  db: Transaction,
  { orderId, isFresh, askedId, now }: { orderId: number; isFresh: boolean; askedId: number; now: Date },
): Promise<Payment | null> {
  const owed = await lockOwedOrder(db, orderId);
  const state = owed && orderStateOf(owed.statusId);
  if (!owed || state === 'canceled') throw refusal('order.notPayable', { cause: { orderId } });
  const { currency, methodKey, heldUntil } = owed;
  const { provider } = behaviorOf(methodKey);
  if (provider === null || !isAllowed(state ?? 'canceled', 'pay')) return null;
  // A payment page cannot always be called off, and is waited for: page after page would hold the goods without end.
  if (heldUntil !== null && heldUntil <= now) throw refusal('order.notPayable', { cause: { orderId } });
  const amount = owedAmount(owed) - sumPaid(await bookedOfOrder(db, orderId));
  if (amount <= 0) return null;
  const isUntold = and(isNull(payment.providerId), eq(payment.status, 'new'));
  const isOfAnotherTab = and(eq(payment.status, 'open'), gt(payment.id, askedId));
  const [underWay] = await db
    .select()
    .from(payment)
    .where(
      and(
        eq(payment.orderId, orderId),
        eq(payment.amount, amount),
        eq(payment.methodKey, methodKey),
        or(isUntold, isOfAnotherTab),
      ),
    )
    .orderBy(desc(payment.id))
    .limit(1);
  if (underWay && !isFresh) {
    // It is being begun now: whoever ends what is over waits for it. One that is locked is heard of at this moment, and waits for the order.
    const free = db.select({ id: payment.id }).from(payment).where(eq(payment.id, underWay.id));
    const begun = free.for('update', { skipLocked: true });
    await db.update(payment).set({ updatedAt: now }).where(inArray(payment.id, begun));
    return underWay;
  }
  return newPayment(db, { orderId, methodKey, amount, currency, provider: provider.name, status: 'new' }, now);
}

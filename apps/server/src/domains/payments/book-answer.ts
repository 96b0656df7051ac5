import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Shop } from '../../context.ts';
import type { Transaction } from '../../db/database.ts';
import type { ProviderPayment } from '../../providers/payment/payment-provider.ts';
import { isUnderWay, type Payment } from './find-payment.ts';
import { keepNews } from './keep-news.ts';
import { bookedOf } from './ledger.ts';
import { isOlder, newEntries } from './new-entries.ts';
import { payment } from './tables.ts';

type Source = Pick<Shop, 'db' | 'log'>;

/**
 * Books what the provider said of a payment, the difference to what is known. `version`: that of the payment before the provider was
 * asked. Where it has grown since, what is new in the answer may be older than what is known: `overtaken`, and nothing is booked.
 * Null where it is no payment of the shop. `isBeforeRefund`: asked for because something went back of another payment of the order, so that what went
 * back of this one waits until it is asked for itself. `refundedAt`: when what went back was given back, where that is known.
 */
export async function bookAnswer(
  { db, log }: Source,
  said: ProviderPayment,
  {
    version,
    now,
    isBeforeRefund = false,
    refundedAt = null,
  }: { version: number; now: Date; isBeforeRefund?: boolean; refundedAt?: Date | null },
): Promise<Payment | null | 'overtaken'> {
  return db.transaction(async (tx) => {
    const known = await lockPayment(tx, said);
    if (!known || isOlder(said.status, known.status)) return known;
    const { status, id: providerId, checkoutUrl, currency } = said;
    const isForeign = currency !== known.currency;
    const entries = isForeign ? [] : newEntries(said, await bookedOf(tx, known.id));
    const missed = isBeforeRefund ? withoutLaterRefund(entries) : entries;
    const isNew = missed.length > 0 || status !== known.status || providerId !== known.providerId;
    if (isNew && version !== known.version) return 'overtaken';
    // Once, however often it is told: nothing of it is booked, and somebody has to look at it.
    if (isForeign && status !== known.status) {
      log.error({ paymentId: known.id, currency }, 'a payment came in another currency');
    }
    const news = { status, providerId, checkoutUrl, missed, version: known.version + (isNew ? 1 : 0) };
    return keepNews(tx, known, { log, now, news, paidAt: said.paidAt, refundedAt });
  });
}

/** What came and went back unheard is booked together: the money was never the shop's to release goods for. */
function withoutLaterRefund(entries: ReturnType<typeof newEntries>): ReturnType<typeof newEntries> {
  const hasCome = entries.some(({ kind }) => kind === 'captured');
  return hasCome ? entries : entries.filter(({ kind }) => kind !== 'refunded');
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

/** A provider may not know at once what it has just made. */
const unknownMs = 10 * 60_000;

/**
 * Ends a payment that the provider does not know and of which nothing was heard for a while: nobody can pay on it, and it would be asked for
 * without end. Should it be known again, by the right key, its money is booked as any.
 */
export async function expireUnknown({ db, log }: Source, providerId: string, now: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const [known] = await tx.select().from(payment).where(eq(payment.providerId, providerId)).for('update');
    if (!known || !isUnderWay(known) || now.getTime() - known.updatedAt.getTime() < unknownMs) return;
    log.error({ paymentId: known.id, providerId }, 'the payment provider does not know a payment that was under way');
    const booked = await bookedOf(tx, known.id);
    const missed = newEntries({ ...booked, status: 'expired', amount: known.amount }, booked);
    const news = { status: 'expired', providerId, checkoutUrl: null, missed, version: known.version + 1 } as const;
    await keepNews(tx, known, { log, now, news, paidAt: null, refundedAt: null });
  });
}

import { randomBytes } from 'node:crypto';
import { refusal } from '@mise/contract/refusal.ts';
import type { Language } from '@mise/rules/languages.ts';
import { and, count, eq, isNull, ne, sql } from 'drizzle-orm';
import type { TransactionContext } from '../../context.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { networkOf } from '../customers/network-of.ts';
import { countAgainst } from '../customers/rate-limit.ts';
import { subjectKey } from '../customers/subject-key.ts';
import { nextMail } from './next-mail.ts';
import { stockNotification } from './tables.ts';

/** Requests an hour: a session is begun for nothing, so the network counts, and the address that gets the mails. */
const mostOfNetwork = 60;
const mostOfEmail = 10;
/** Articles for which an address may be asked before it has answered for one. */
const mostUnanswered = 5;

type Wish = {
  variationId: number;
  email: string;
  language: Language;
  /** Who is logged in; null: a guest. */
  customerId: number | null;
  /** The address is known to be theirs. */
  isProven: boolean;
};

/**
 * Notes that an address wants to be told when a variation is back, and has the mail sent that confirms or asks for it. A guest hears
 * nothing about who waits already; the owner of an address does (`notifyMe.alreadySubscribed`).
 */
export async function subscribeNotifyMe(context: TransactionContext, wish: Wish): Promise<void> {
  const { db, now } = context;
  const email = wish.email.toLowerCase();
  const { variationId, language, customerId, isProven } = wish;
  const key = randomBytes(16).toString('base64url');
  await db
    .insert(stockNotification)
    .values({ variationId, email, language, customerId, key, mailCount: 0, createdAt: now })
    .onConflictDoNothing();
  const isThis = and(eq(stockNotification.variationId, variationId), eq(stockNotification.email, email));
  const [row] = await db.select().from(stockNotification).where(isThis).for('update');
  if (!row) throw new Error('the request was not written');
  const wasConfirmed = row.confirmedAt !== null;
  if (isProven && wasConfirmed) throw refusal('notifyMe.alreadySubscribed');
  if (!isProven && !wasConfirmed) await requireAnswers(context, { email, but: row.id });

  const kind = nextMail({ isProven, wasConfirmed, mailCount: row.mailCount });
  await db
    .update(stockNotification)
    .set({
      language,
      // Who does not own the address takes it from nobody who named it before.
      ...(isProven && { confirmedAt: now, customerId }),
      ...(kind && { mailCount: sql`${stockNotification.mailCount} + 1` }),
    })
    .where(isThis);
  if (kind) {
    const payload = { id: row.id, kind };
    await enqueue(db, { task: 'send-stock-notification', payload, key: `stock-notification-${row.id}-${kind}` });
  }
  await countAgainst(context, [
    { key: `notify-me:network:${networkOf(context.visitor.address)}`, most: mostOfNetwork },
    { key: subjectKey(context.shop, 'notify-me', email), most: mostOfEmail },
  ]);
}

/** Refuses where somebody names an address for one article after the other, and nobody answers. */
async function requireAnswers(
  { db }: Pick<TransactionContext, 'db'>,
  { email, but }: { email: string; but: number },
): Promise<void> {
  const [row] = await db
    .select({ unanswered: count() })
    .from(stockNotification)
    .where(
      and(eq(stockNotification.email, email), isNull(stockNotification.confirmedAt), ne(stockNotification.id, but)),
    );
  if ((row?.unanswered ?? 0) >= mostUnanswered) throw refusal('security.tooManyRequests');
}

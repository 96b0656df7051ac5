import { randomBytes } from 'node:crypto';
import { refusal } from '@mise/contract/refusal.ts';
import type { Language } from '@mise/rules/languages.ts';
import { and, count, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { TransactionContext } from '../../context.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { crowdOf } from '../customers/crowd-of.ts';
import { countAgainst } from '../customers/rate-limit.ts';
import { subjectKey } from '../customers/subject-key.ts';
import { nextMail } from './next-mail.ts';
import { stockNotification } from './tables.ts';

/** Requests an hour: a session is begun for nothing, so the network counts, and the address that gets the mails. */
const mostOfNetwork = 60;
const mostOfEmail = 10;

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
 * nothing about who waits already; the owner of an address does (`notifyMe.alreadySubscribed`). Whatever is mailed or not, a guest is answered
 * the same, after the same work.
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
  const unanswered = await countUnanswered(context, { email, but: row.id });
  const kind = nextMail({ isProven, wasConfirmed, mailCount: row.mailCount, unanswered });
  await db
    .update(stockNotification)
    .set({
      language,
      // Who does not own the address takes it from nobody who named it before.
      ...(isProven && { confirmedAt: now, customerId }),
      mailCount: sql`${stockNotification.mailCount} + ${kind === 'none' ? 0 : 1}`,
    })
    .where(isThis);
  // Also where it sends nothing: how long the answer takes would else tell.
  const payload = { id: row.id, kind };
  await enqueue(db, { task: 'send-stock-notification', payload, key: `stock-notification-${row.id}-${kind}` });
  await countAgainst(context, [
    { key: `notify-me:network:${await crowdOf(context)}`, most: mostOfNetwork },
    { key: subjectKey(context.shop, 'notify-me', email), most: mostOfEmail },
  ]);
}

/** Of how many other articles an address was asked by mail, and has not answered. */
async function countUnanswered(
  { db }: Pick<TransactionContext, 'db'>,
  { email, but }: { email: string; but: number },
): Promise<number> {
  const { email: asked, confirmedAt, mailCount, id } = stockNotification;
  const [row] = await db
    .select({ unanswered: count() })
    .from(stockNotification)
    .where(and(eq(asked, email), isNull(confirmedAt), gt(mailCount, 0), ne(id, but)));
  return row?.unanswered ?? 0;
}

import { refusal } from '@mise/contract/refusal.ts';
import { and, eq, notInArray } from 'drizzle-orm';
import type { Context, TransactionContext } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import { findAccount, type StoredAccount } from './account-login.ts';
import { mailAccount } from './account-mail.ts';
import { dropAccountTokens, findAccountToken } from './account-tokens.ts';
import { crowdOf } from './crowd-of.ts';
import { currentCustomer } from './current-customer.ts';
import { openingClass, openingClassIds } from './customer-class.ts';
import { lockEmail } from './lock-account.ts';
import { type RateLimit, refuseSpent, takeFromRateLimits } from './rate-limit.ts';
import { subjectKey } from './subject-key.ts';
import { account, customer } from './tables.ts';

/**
 * So many links are mailed an hour to an address, for a customer who asks for them again or names one address after the other, and for
 * a network: any number of accounts may name the address of a stranger.
 */
const linksPerAddress = 5;
const linksPerNetwork = 30;

/**
 * Confirms an e-mail address by the secret of a mailed link: the one of the account, or the one that is to replace it and does so
 * now. A link that was followed once says the same once more. It takes both mailbox and login: whoever's address a stranger
 * registered cannot be brought to show them their orders. `before`: what the account had. Refuses with `account.linkExpired`, also where the link is another's,
 * and with `register.emailTaken` where the address was given to another account since.
 */
export async function confirmEmail(
  context: TransactionContext,
  secret: string,
): Promise<{ customerId: number; email: string; before: { email: string; isConfirmed: boolean } }> {
  const { db, now } = context;
  const token = await findAccountToken(db, { token: secret, purpose: 'confirm-email', now });
  if (token?.customerId !== (await currentCustomer(context)).id) throw refusal('account.linkExpired');
  const { customerId, email } = token;
  const [known] = await db.select().from(account).where(eq(account.customerId, customerId)).for('update');
  if (known?.email === email) {
    await db
      .update(account)
      .set({ confirmedAt: known.confirmedAt ?? now })
      .where(eq(account.customerId, customerId));
  } else if (known?.pendingEmail === email) {
    await replaceEmail({ db, now }, { known, email });
  } else {
    throw refusal('account.linkExpired');
  }
  return { customerId, email, before: { email: known.email, isConfirmed: known.confirmedAt !== null } };
}

async function replaceEmail(
  { db, now }: Pick<TransactionContext, 'db' | 'now'>,
  { known, email }: { known: StoredAccount; email: string },
): Promise<void> {
  const { customerId } = known;
  await lockEmail(db, email);
  if (await findAccount(db, email)) throw refusal('register.emailTaken');
  if (known.confirmedAt === null) await loseGivenClass(db, known);
  await db
    .update(account)
    .set({ email, pendingEmail: null, confirmedAt: now })
    .where(eq(account.customerId, customerId));
  await db.update(customer).set({ email }).where(eq(customer.id, customerId));
  // A link to a new password lies in a mailbox that is no longer the customer's.
  await dropAccountTokens(db, customerId, 'reset-password');
}

/** The owner gave the class to whom they know at the former address, and nobody has proved to be that. */
async function loseGivenClass(
  db: TransactionContext['db'],
  { customerId, companyName }: Pick<StoredAccount, 'customerId' | 'companyName'>,
): Promise<void> {
  await db
    .update(customer)
    .set({ customerClassId: openingClass({ isBusiness: companyName !== '' }) })
    .where(and(eq(customer.id, customerId), notInArray(customer.customerClassId, openingClassIds)));
}

/** Has the link mailed that confirms the address of the customer, or the one that is to replace it. */
export async function requestEmailConfirmation(context: Context): Promise<void> {
  const { account: own } = await currentCustomer(context);
  await inTransaction(context, (inner) => mailConfirmation(inner, own));
}

/** The same for an account that is named, in a transaction. Refuses with `security.tooManyRequests`. */
export async function mailConfirmation(
  context: TransactionContext,
  { email, pendingEmail }: { email: string; pendingEmail: string | null },
): Promise<void> {
  const { db, now } = context;
  await mailAccount(context, { db, kind: 'confirm-email', email });
  const seconds = await takeFromRateLimits(db, await limitsOf(context, { email, pendingEmail }), now);
  if (seconds > 0) throw refusal('security.tooManyRequests', { cause: { seconds }, retryAfter: seconds });
}

/** Refuses whoever would be refused a link, before anything is tried or counted for it. */
export async function refuseSpentConfirmations(
  context: Context,
  own: { email: string; pendingEmail: string | null },
): Promise<void> {
  for (const limit of await limitsOf(context, own)) await refuseSpent(context, limit);
}

async function limitsOf(
  context: Pick<Context, 'shop' | 'visitor'>,
  { email, pendingEmail }: { email: string; pendingEmail: string | null },
): Promise<RateLimit[]> {
  const { shop } = context;
  return [
    { key: subjectKey(shop, 'confirm-email', email), most: linksPerAddress },
    // On its own: whoever names the address of another does not take from what its owner may ask for.
    ...(pendingEmail === null ? [] : [{ key: subjectKey(shop, 'new-email', pendingEmail), most: linksPerAddress }]),
    { key: `confirm-email:network:${await crowdOf(context)}`, most: linksPerNetwork },
  ];
}

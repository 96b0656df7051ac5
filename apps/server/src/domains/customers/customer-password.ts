import type { ChangePasswordParams, ResetPasswordParams } from '@mise/contract/customers/account.ts';
import { refusal } from '@mise/contract/refusal.ts';
import { and, eq, ne } from 'drizzle-orm';
import type { Context, TransactionContext } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import { findAccount } from './account-login.ts';
import { mailAccount } from './account-mail.ts';
import { dropAccountTokens, findAccountToken } from './account-tokens.ts';
import { forgetAttempts } from './begin-attempt.ts';
import { currentCustomer } from './current-customer.ts';
import { inHashTurn } from './hash-turn.ts';
import { knownDevice, knowThisDeviceAlone, ofDevice } from './known-device.ts';
import { lockAccount } from './lock-account.ts';
import { networkOf } from './network-of.ts';
import { hashPassword } from './password.ts';
import { countAgainst, refuseAnySpent, takeFromRateLimits } from './rate-limit.ts';
import { renewSession } from './renew-session.ts';
import { type Customer, loadCustomer } from './sessions.ts';
import { subjectKey } from './subject-key.ts';
import { account, session } from './tables.ts';
import { loginAction, tryPassword } from './try-password.ts';

/** So many links to a new password are mailed an hour, to one address and for one network. */
const linksPerAddress = 5;
const linksPerNetwork = 30;
/** New passwords an hour of an account: each is told by mail, to an address that perhaps is not the customer's, who may open one after the other. */
const changesPerAddress = 10;

/**
 * To be called first in the transaction that the password was proved for: locks the account, and refuses whose password or session ended while they waited for
 * its proof, as where its owner has set another one meanwhile.
 */
export type StillProven = (context: TransactionContext) => Promise<void>;

/**
 * Whether the password is that of the customer who is logged in; refuses with `contact.passwordInvalid` and `login.tooManyAttempts`. It counts for
 * the session alone: guesses of strangers keep nobody who is logged in from a new password.
 */
export async function provePassword(context: Context, password: string): Promise<StillProven> {
  const { id, account: own } = await currentCustomer(context);
  const opened = await context.visitor.find();
  const stored = await findAccount(context.db, own.email);
  const isRight = await tryPassword(context, {
    triedOn: { action: loginAction, subject: `session:${opened?.id}`, network: null },
    password,
    passwordHash: stored?.passwordHash ?? null,
  });
  if (!opened || !stored || !isRight) throw refusal('contact.passwordInvalid');
  return async ({ db }) => {
    await lockAccount(db, id);
    const [still] = await db
      .select({ passwordHash: account.passwordHash, sessionId: session.id })
      .from(account)
      .leftJoin(session, and(eq(session.customerId, account.customerId), eq(session.id, opened.id)))
      .where(eq(account.customerId, id));
    if (still && still.passwordHash !== stored.passwordHash) throw refusal('contact.passwordInvalid');
    if (!still?.sessionId) throw refusal('login.required');
  };
}

/**
 * Gives the customer of the session a new password, the session a new token, and ends all others. Another address that was to be confirmed is
 * none any more: whoever knew the password may have named it, and needs but one press of the owner on a link to have the account. Refuses with
 * `security.tooManyRequests` who does so again and again.
 */
export async function changePassword(
  context: Context,
  { oldPassword, password }: Pick<ChangePasswordParams, 'oldPassword' | 'password'>,
): Promise<void> {
  const { id, account: own } = await currentCustomer(context);
  const limits = [{ key: subjectKey(context.shop, 'password-changed', own.email), most: changesPerAddress }];
  // Before two passwords are hashed, which costs more than anything else here.
  await refuseAnySpent(context, limits);
  const refuseUnlessStillProven = await provePassword(context, oldPassword);
  const passwordHash = await inHashTurn(context, () => hashPassword(password));
  await inTransaction(context, async (outer) => {
    await refuseUnlessStillProven(outer);
    await renewSession(outer, async (inner, renewed) => {
      // Its token was replaced since: it is the session of whoever has that now.
      if (renewed.customer.id !== id) throw refusal('contact.passwordInvalid');
      const { db } = inner;
      await db.update(account).set({ passwordHash, pendingEmail: null }).where(eq(account.customerId, id));
      await dropAccountTokens(db, id, 'reset-password');
      await db.delete(session).where(and(eq(session.customerId, id), ne(session.id, renewed.id)));
      await knowThisDeviceAlone(inner, id);
      await mailAccount(inner, { db, kind: 'password-changed', email: own.email });
      await countAgainst(inner, limits);
      return renewed;
    });
  });
}

/**
 * Has a link to a new password mailed, where the address has an account, and says nothing else where so many were mailed to it already: they hold as
 * long as that counts, and whoever asked for them is to keep the owner from none. A device that is known to the account counts by itself. Refuses with
 * `security.tooManyRequests` what is too much of a network.
 */
export async function requestPasswordReset(context: Context, email: string): Promise<void> {
  await inTransaction(context, async (inner) => {
    const { db, now } = inner;
    const device = await knownDevice(inner, email);
    if (device === null) await countLinkOfNetwork(inner);
    const subject = device === null ? email : ofDevice(email, device);
    const limit = { key: subjectKey(context.shop, 'reset-password', subject), most: linksPerAddress };
    if ((await takeFromRateLimits(db, [limit], now)) > 0) return;
    await mailAccount(inner, { db, kind: 'reset-password', email });
  });
}

async function countLinkOfNetwork({ db, visitor, now }: TransactionContext): Promise<void> {
  const limit = { key: `reset-password:network:${networkOf(visitor.address)}`, most: linksPerNetwork };
  const seconds = await takeFromRateLimits(db, [limit], now);
  if (seconds > 0) throw refusal('security.tooManyRequests', { cause: { seconds }, retryAfter: seconds });
}

/**
 * Sets a new password by the secret of a mailed link, and takes back and ends as `changePassword` does. Whoever got the link has shown that the
 * address is theirs; `whenTaken`: what happens in the same transaction where nobody had before. Refuses with `account.linkExpired`.
 */
export async function resetPassword(
  context: Context,
  { contactId, hash, password }: Pick<ResetPasswordParams, 'contactId' | 'hash' | 'password'>,
  whenTaken: (context: TransactionContext, customerId: number) => Promise<void>,
): Promise<Customer> {
  // Looked at before, too: who makes links up has no hash made, which costs more than anything else here.
  const known = await findAccountToken(context.db, { token: hash, purpose: 'reset-password', now: context.now });
  if (known?.customerId !== contactId) throw refusal('account.linkExpired');
  const passwordHash = await inHashTurn(context, () => hashPassword(password));
  return inTransaction(context, async (inner) => {
    const { db, now } = inner;
    const token = await findAccountToken(db, { token: hash, purpose: 'reset-password', now });
    if (token?.customerId !== contactId) throw refusal('account.linkExpired');
    const stored = await findAccount(db, token.email);
    const set = await db
      .update(account)
      .set({ passwordHash, pendingEmail: null, confirmedAt: now })
      // A link to an address that was changed since opens nothing.
      .where(and(eq(account.customerId, contactId), eq(account.email, token.email)))
      .returning({ id: account.customerId });
    if (set.length === 0) throw refusal('account.linkExpired');
    if (stored?.confirmedAt === null) await whenTaken(inner, contactId);
    await dropAccountTokens(db, contactId, 'reset-password');
    await db.delete(session).where(eq(session.customerId, contactId));
    await forgetAttempts(inner, {
      action: loginAction,
      subject: token.email,
      network: networkOf(inner.visitor.address),
    });
    await knowThisDeviceAlone(inner, contactId);
    await mailAccount(inner, { db, kind: 'password-changed', email: token.email });
    return loadCustomer(db, contactId);
  });
}

import type { Operator, OperatorLoginParams } from '@mise/contract/operators/operator.ts';
import { refusal } from '@mise/contract/refusal.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import { type Attempt, beginAttempt } from '../customers/begin-attempt.ts';
import { networkOf } from '../customers/network-of.ts';
import { hashPassword, isOutdated, isPassword } from '../customers/password.ts';
import { recordAct } from './audit.ts';
import { reportFailedPassword } from './failed-password.ts';
import { deviceToken, knownDevice } from './known-device.ts';
import { beginOperatorSession } from './operator-sessions.ts';
import { findOperator, type StoredOperator } from './operators.ts';
import { operator, operatorSession } from './tables.ts';

/**
 * Logs an operator in. Refuses with `login.loginFailed`, the same and after the same work for an unknown address, a wrong
 * password and a removed operator, and with `login.tooManyAttempts` after too many of these.
 */
export async function logInOperator(context: Context, { email, password }: OperatorLoginParams): Promise<Operator> {
  const stored = await findOperator(context.db, email);
  const attempt = await beginPasswordAttempt(context, { email, stored });
  const isRight = await isPassword(password, stored?.passwordHash ?? null);
  if (!stored || !isRight || !stored.isActive) {
    context.log.warn({ address: context.visitor.address }, 'a login of an operator failed');
    await reportFailedPassword(context, { operation: 'doOperatorLogin', email });
    throw refusal('login.loginFailed');
  }
  return enter(context, { stored, password, attempt });
}

/** Logs the operator of the call out, where there is one. */
export async function logOutOperator(context: Context): Promise<void> {
  const known = await context.operator.find();
  if (!known) return;
  const { id } = known.operator;
  await inTransaction(context, async (inner) => {
    await inner.db.delete(operatorSession).where(eq(operatorSession.id, known.id));
    await recordAct(inner, id, { operation: 'doOperatorLogout', subject: { kind: 'operator', id } });
    inner.operator.leave();
  });
}

/**
 * Counts an attempt at an operator's password; refuses with `login.tooManyAttempts` where there were too many. A device that
 * the operator logged in from counts by itself: guesses of others do not lock it out, nor does it make guesses free.
 */
export async function beginPasswordAttempt(
  context: Context,
  { email, stored }: { email: string; stored: StoredOperator | null },
): Promise<Attempt> {
  const { shop, now, operator: caller } = context;
  const device = stored && knownDevice(shop.secret, stored, { now, token: caller.deviceToken });
  // Not through the database of the call: a refusal may roll that back, and the attempt would not count.
  const attempt = await beginAttempt(context.shop.db, {
    action: 'operator-login',
    subject: device ? `${email.toLowerCase()}:device:${device}` : email.toLowerCase(),
    network: networkOf(context.visitor.address),
    now: context.now,
  });
  if (typeof attempt === 'number') {
    throw refusal('login.tooManyAttempts', { cause: { seconds: attempt }, retryAfter: attempt });
  }
  return attempt;
}

async function enter(
  context: Context,
  { stored, password, attempt }: { stored: StoredOperator; password: string; attempt: Attempt },
): Promise<Operator> {
  const { id, email, name, role } = stored;
  const { shop, now, operator: caller } = context;
  const who = { id, email, name, role };
  const known = knownDevice(shop.secret, stored, { now, token: caller.deviceToken });
  const passwordHash = isOutdated(stored.passwordHash) ? await hashPassword(password) : stored.passwordHash;
  await inTransaction(context, async (inner) => {
    await attempt.succeeded(inner.db);
    await inner.db.update(operator).set({ lastLoginAt: now, passwordHash }).where(eq(operator.id, id));
    await beginOperatorSession(inner, who);
    await recordAct(inner, id, { operation: 'doOperatorLogin', subject: { kind: 'operator', id } });
  });
  caller.knowDevice(deviceToken(shop.secret, { id, passwordHash }, { now, known }));
  return who;
}

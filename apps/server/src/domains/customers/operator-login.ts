import type { Operator, OperatorLoginParams } from '@mise/contract/customers/operator.ts';
import { refusal } from '@mise/contract/refusal.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { recordAct } from './audit.ts';
import { type Attempt, beginAttempt } from './begin-attempt.ts';
import { reportFailedPassword } from './failed-password.ts';
import { deviceToken, knownDevice } from './known-device.ts';
import { networkOf } from './network-of.ts';
import { findOperator, type StoredOperator } from './operators.ts';
import { hashPassword, isOutdated, isPassword } from './password.ts';
import { renewSession } from './renew-session.ts';
import { operator, session } from './tables.ts';

/** A login holds for a working day; the session goes on as a visitor's. */
const loginMs = 12 * 3_600_000;

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
  await enter(context, { stored, password, attempt });
  return { id: stored.id, email: stored.email, name: stored.name };
}

/** Logs the operator of the session out, where there is one. */
export async function logOutOperator(context: Context): Promise<void> {
  const known = await context.visitor.find();
  if (!known?.operator) return;
  const { id } = known.operator;
  await renewSession(context, async (inner, renewed) => {
    await inner.db.update(session).set({ operatorId: null, operatorUntil: null }).where(eq(session.id, known.id));
    await recordAct(inner, id, { operation: 'doOperatorLogout', subject: { kind: 'operator', id } });
    return { ...renewed, operator: null };
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
  const { shop, now, visitor } = context;
  const device = stored && knownDevice(shop.secret, stored, { now, token: visitor.deviceToken });
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
): Promise<void> {
  const { id, email, name } = stored;
  const { secret } = context.shop;
  const known = knownDevice(secret, stored, { now: context.now, token: context.visitor.deviceToken });
  const passwordHash = isOutdated(stored.passwordHash) ? await hashPassword(password) : stored.passwordHash;
  await renewSession(context, async (inner, renewed) => {
    const { db } = inner;
    await attempt.succeeded(db);
    await db.update(operator).set({ lastLoginAt: context.now, passwordHash }).where(eq(operator.id, id));
    const operatorUntil = new Date(context.now.getTime() + loginMs);
    await db.update(session).set({ operatorId: id, operatorUntil }).where(eq(session.id, renewed.id));
    await recordAct(inner, id, { operation: 'doOperatorLogin', subject: { kind: 'operator', id } });
    return { ...renewed, operator: { id, email, name } };
  });
  context.visitor.knowDevice(deviceToken(secret, { id, passwordHash }, { now: context.now, known }));
}

import type { Context } from '../../context.ts';
import { isClosedDemoLogin } from '../customers/demo-login.ts';
import { networkOf } from '../customers/network-of.ts';
import { type TriedOn, tryPassword } from '../customers/try-password.ts';
import { currentOperatorSession } from './current-operator.ts';
import { knownDevice } from './known-device.ts';
import { findOperator, type StoredOperator } from './operators.ts';

/** What failed attempts at an operator's password are counted as. */
const action = 'operator-login';

/** The operator whose e-mail address and password these are, and who may log in; null where there is none, after the same work. Refuses as `tryPassword` does. */
export async function proveOperator(
  context: Context,
  { email, password }: { email: string; password: string },
): Promise<(StoredOperator & { passwordHash: string }) | null> {
  const stored = await findOperator(context.db, email);
  const isOpen = stored?.state === 'active' && !isClosedDemoLogin(context, email);
  const passwordHash = isOpen ? stored.passwordHash : null;
  const isRight = await tryPassword(context, { triedOn: loginOf(context, email, stored), password, passwordHash });
  return isRight && stored && passwordHash !== null ? { ...stored, passwordHash } : null;
}

/** A device that the operator logged in from counts by itself: guesses of others, in its own network too, do not lock it out, nor does it make guesses free. */
function loginOf({ visitor, ...context }: Context, email: string, stored: StoredOperator | null): TriedOn {
  const device = stored && ofKnownDevice(context, email, stored);
  if (device) return { action, subject: device, network: null };
  return { action, subject: email, network: networkOf(visitor.address) };
}

/** As what a subject counts on a device that the operator logged in from; null on any other. */
export function ofKnownDevice(
  { shop, now, operator: caller }: Pick<Context, 'shop' | 'now' | 'operator'>,
  subject: string,
  stored: StoredOperator,
): string | null {
  const device = knownDevice(shop.secret, stored, { now, token: caller.deviceToken });
  return device && `${subject}:device:${device}`;
}

/** Whether it is the password of the operator who is logged in: it counts for the session alone, as guesses of strangers are to keep nobody who is. */
export async function isOwnPassword(context: Context, password: string): Promise<boolean> {
  const { id, operator } = await currentOperatorSession(context);
  const stored = await findOperator(context.db, operator.email);
  const triedOn = { action, subject: `session:${id}`, network: null };
  return tryPassword(context, { triedOn, password, passwordHash: stored?.passwordHash ?? null });
}

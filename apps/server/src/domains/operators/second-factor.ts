import type { Operator } from '@mise/contract/operators/operator.ts';
import type { FactorProof, OperatorLogin } from '@mise/contract/operators/second-factor.ts';
import { refusal } from '@mise/contract/refusal.ts';
import { and, eq } from 'drizzle-orm';
import type { Context, TransactionContext } from '../../context.ts';
import { inTransaction } from '../../in-transaction.ts';
import { type Attempt, beginAttempt } from '../customers/begin-attempt.ts';
import { enterAsOperator } from './enter-as-operator.ts';
import { factorsOf, kindsOf } from './factors.ts';
import { reportFailedPassword } from './failed-password.ts';
import { operatorById, type StoredOperator } from './operators.ts';
import { isPasskey, passkeyOptions } from './passkeys.ts';
import { useRecoveryCode } from './recovery-codes.ts';
import { openSealed } from './sealed-secret.ts';
import { operatorTotp } from './tables.ts';
import { findTicket, issueTicket, type Ticket, useTicket } from './tickets.ts';
import { stepOfCode } from './totp.ts';
import { ofKnownDevice } from './try-operator-password.ts';

/** What is asked of an operator whose password was right; null where there is no second factor. */
export async function askForFactor(context: Context, operatorId: number): Promise<OperatorLogin['secondFactor']> {
  const factors = await factorsOf(context.db, operatorId);
  const kinds = kindsOf(factors);
  if (kinds.length === 0) return null;
  const options = factors.passkeys.length > 0 ? await passkeyOptions(context, factors.passkeys) : null;
  const ticket = await issueTicket(context.db, {
    purpose: 'login',
    operatorId,
    ...(options && { challenge: options.challenge }),
    now: context.now,
  });
  return { ticket, kinds, passkeyOptions: options && { ...options } };
}

/**
 * Logs the operator of a ticket in who shows the second factor. Refuses with `login.secondFactorFailed`, which is counted and
 * audited like a wrong password, and with `login.secondFactorExpired` where the password was given too long ago.
 */
export async function confirmOperatorLogin(
  context: Context,
  { ticket: token, proof }: { ticket: string; proof: FactorProof },
): Promise<Operator> {
  const ticket = await findTicket(context.db, { purpose: 'login', token, now: context.now });
  const stored = ticket?.operatorId ? await operatorById(context.db, ticket.operatorId) : null;
  if (!ticket || stored?.state !== 'active') throw refusal('login.secondFactorExpired');
  const attempt = await beginFactorAttempt(context, stored);
  const entered = await inTransaction(context, async (inner) => {
    if (!(await isProven(inner, { ticket, operatorId: stored.id, proof }))) return null;
    if (!(await useTicket(inner.db, ticket))) throw refusal('login.secondFactorExpired');
    await attempt.succeeded(inner.db);
    return enterAsOperator(inner, stored, 'doConfirmOperatorLogin');
  });
  if (entered) return entered;
  await reportFailedPassword(context, { operation: 'doConfirmOperatorLogin', email: stored.email });
  throw refusal('login.secondFactorFailed');
}

/** Counts by operator, or by device: who knows no password has no ticket, and codes that colleagues mistype keep nobody of their network out. */
async function beginFactorAttempt(context: Context, stored: StoredOperator): Promise<Attempt> {
  const { shop, now } = context;
  const id = String(stored.id);
  // Not through the database of the call: a refusal may roll that back, and the attempt would not count.
  const attempt = await beginAttempt(shop, {
    action: 'operator-factor',
    subject: ofKnownDevice(context, id, stored) ?? id,
    now,
  });
  if (typeof attempt !== 'number') return attempt;
  throw refusal('login.tooManyAttempts', { cause: { seconds: attempt }, retryAfter: attempt });
}

async function isProven(
  context: TransactionContext,
  { ticket, operatorId, proof }: { ticket: Ticket; operatorId: number; proof: FactorProof },
): Promise<boolean> {
  if (proof.kind === 'totp') return isCode(context, operatorId, proof.code);
  if (proof.kind === 'recoveryCode') return useRecoveryCode(context.db, operatorId, proof.code);
  const { challenge } = ticket;
  return challenge !== null && isPasskey(context, { operatorId, challenge, proof: proof.passkey });
}

/** A code counts once: of two calls at the same time with the same one, the second finds its step used. */
async function isCode({ db, shop, now }: TransactionContext, operatorId: number, code: string): Promise<boolean> {
  const [totp] = await db.select().from(operatorTotp).where(eq(operatorTotp.operatorId, operatorId));
  const secret = totp && openSealed(shop.secret, totp.secret);
  if (!secret) return false;
  const step = stepOfCode(secret, { code, now, lastStep: totp.lastStep });
  if (step === null) return false;
  const used = await db
    .update(operatorTotp)
    .set({ lastStep: step })
    .where(and(eq(operatorTotp.operatorId, operatorId), eq(operatorTotp.lastStep, totp.lastStep)))
    .returning({ operatorId: operatorTotp.operatorId });
  return used.length > 0;
}

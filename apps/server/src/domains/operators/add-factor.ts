import type { NewPasskey, PreparedPasskey, PreparedTotp } from '@mise/contract/operators/second-factor.ts';
import { refusal } from '@mise/contract/refusal.ts';
import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { settingsOf } from '../shop/settings.ts';
import { currentOperator, currentOperatorSession } from './current-operator.ts';
import { endOperatorSessions } from './operator-sessions.ts';
import { listPasskeys, newPasskeyOptions, readNewPasskey } from './passkeys.ts';
import { countRecoveryCodes, renewRecoveryCodes } from './recovery-codes.ts';
import { openSealed, sealSecret } from './sealed-secret.ts';
import { operator, operatorPasskey, operatorTotp, type TicketPurpose } from './tables.ts';
import { findTicket, issueTicket, type Ticket, useTicket } from './tickets.ts';
import { newTotpSecret, stepOfCode } from './totp.ts';

/** A secret for an app. It counts when the app has shown a code of it. */
export async function prepareTotp(context: Context): Promise<PreparedTotp> {
  const { db, shop, now } = context;
  const { id, email } = await currentOperator(context);
  const { shopName } = await settingsOf(shop);
  const { secret, qrCode } = newTotpSecret({ shopName, email });
  const challenge = sealSecret(shop.secret, secret);
  return { ticket: await issueTicket(db, { purpose: 'totp', operatorId: id, challenge, now }), secret, qrCode };
}

/** Makes the app a second factor, in the place of the one before. Resolves to recovery codes where there were none. */
export async function confirmTotp(
  context: Context,
  { ticket: token, code }: { ticket: string; code: string },
): Promise<string[] | null> {
  const { db, shop, now } = context;
  const { ticket, operatorId, challenge } = await ownTicket(context, 'totp', token);
  const secret = openSealed(shop.secret, challenge);
  const lastStep = secret === null ? null : stepOfCode(secret, { code, now, lastStep: 0 });
  if (lastStep === null) throw refusal('operator.factorInvalid');
  if (!(await useTicket(db, ticket))) throw refusal('operator.factorExpired');
  const values = { secret: challenge, lastStep, createdAt: now };
  await db
    .insert(operatorTotp)
    .values({ operatorId, ...values })
    .onConflictDoUpdate({ target: operatorTotp.operatorId, set: values });
  return afterFactor(context, operatorId);
}

export async function preparePasskey(context: Context): Promise<PreparedPasskey> {
  const { db, shop, now } = context;
  const { id, email, name } = await currentOperator(context);
  const { shopName } = await settingsOf(shop);
  const options = await newPasskeyOptions(context, { shopName, email, name, passkeys: await listPasskeys(db, id) });
  const ticket = await issueTicket(db, { purpose: 'passkey', operatorId: id, challenge: options.challenge, now });
  return { ticket, options: { ...options } };
}

/** Makes the passkey a second factor. Resolves to recovery codes where there were none. */
export async function confirmPasskey(
  context: Context,
  { ticket: token, name, passkey }: { ticket: string; name: string; passkey: NewPasskey },
): Promise<string[] | null> {
  const { db, now } = context;
  const { ticket, operatorId, challenge } = await ownTicket(context, 'passkey', token);
  const made = await readNewPasskey(context, challenge, passkey);
  if (!made) throw refusal('operator.factorInvalid');
  if (!(await useTicket(db, ticket))) throw refusal('operator.factorExpired');
  const { id: credentialId, publicKey, counter, transports } = made;
  const row = {
    operatorId,
    name,
    credentialId,
    publicKey: Buffer.from(publicKey),
    counter,
    transports,
    createdAt: now,
  };
  const added = await db
    .insert(operatorPasskey)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: operatorPasskey.id });
  if (added.length === 0) throw refusal('operator.factorInvalid');
  return afterFactor(context, operatorId);
}

/** The ticket with which the operator of the call goes on; refuses with `operator.factorExpired` for any other. */
async function ownTicket(
  context: Context,
  purpose: TicketPurpose,
  token: string,
): Promise<{ ticket: Ticket; operatorId: number; challenge: string }> {
  const { id } = await currentOperator(context);
  const ticket = await findTicket(context.db, { purpose, token, now: context.now });
  if (!ticket || ticket.operatorId !== id || ticket.challenge === null) throw refusal('operator.factorExpired');
  return { ticket, operatorId: id, challenge: ticket.challenge };
}

/**
 * Ends the logins of before the first factor: whoever came in by the password alone would else be taken for somebody who has shown one. Resolves
 * to the first recovery codes; null where there are some.
 */
async function afterFactor(context: Context, operatorId: number): Promise<string[] | null> {
  const { db } = context;
  const { id, hasFactor } = await currentOperatorSession(context);
  if (!hasFactor) {
    // A login that is about to begin has the operator locked, too, and has looked for a factor before this one was there.
    await db.select({ id: operator.id }).from(operator).where(eq(operator.id, operatorId)).for('no key update');
    await endOperatorSessions(db, operatorId, id);
  }
  return (await countRecoveryCodes(db, operatorId)) > 0 ? null : renewRecoveryCodes(db, operatorId);
}

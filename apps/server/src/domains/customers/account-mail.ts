import type { Language } from '@mise/rules/languages.ts';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { enqueue } from '../../queue/enqueue.ts';

export type AccountMailKind =
  | 'opened'
  | 'confirm-email'
  | 'registration-tried'
  | 'email-changing'
  | 'reset-password'
  | 'password-changed';

export type AccountMail = {
  kind: AccountMailKind;
  /** Of the account, lower case. Perhaps nobody's: then nothing is sent. */
  email: string;
  language: Language;
  requestId: string;
};

/**
 * Has a mail about an account sent. The job looks whether there is one and makes the secret of a link, so that a call takes as long
 * for an address without an account and no secret waits in the queue.
 */
export async function mailAccount(
  { language, requestId }: Context,
  { db, kind, email }: { db: Queryable; kind: AccountMailKind; email: string },
): Promise<void> {
  const payload = { kind, email: email.toLowerCase(), language, requestId };
  await enqueue(db, { task: 'send-account-mail', payload, key: `account-mail:${kind}:${payload.email}` });
}

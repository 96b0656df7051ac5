import { createHmac } from 'node:crypto';
import type { Operator } from '@mise/contract/operators/operator.ts';
import type { AcceptInvitationParams, Invitation, InviteOperatorParams } from '@mise/contract/operators/staff.ts';
import { refusal } from '@mise/contract/refusal.ts';
import { and, eq, ne } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { inTransaction } from '../../in-transaction.ts';
import { enqueue } from '../../queue/enqueue.ts';
import { inHashTurn } from '../customers/hash-turn.ts';
import { hashPassword } from '../customers/password.ts';
import { recordChange } from './audit.ts';
import { currentOperator } from './current-operator.ts';
import { enterAsOperator } from './enter-as-operator.ts';
import { operatorById, type StoredOperator } from './operators.ts';
import { refuseWeakPassword } from './refuse-weak-password.ts';
import { operator } from './tables.ts';
import { findTicket, issueTicket, type Ticket, useTicket } from './tickets.ts';

/** Has an invitation sent, to somebody new, removed, or invited before. Refuses with `operator.exists` for any other. */
export async function inviteOperator(
  context: Context,
  { email, name, role }: Omit<InviteOperatorParams, 'password'>,
): Promise<void> {
  const { db, shop, now, language, requestId } = context;
  const account = { name, role, passwordHash: null, state: 'invited' as const };
  const [invited] = await db
    .insert(operator)
    .values({ email: email.toLowerCase(), ...account, createdAt: now })
    .onConflictDoUpdate({ target: operator.email, set: account, setWhere: ne(operator.state, 'active') })
    .returning({ id: operator.id });
  if (!invited) throw refusal('operator.exists', { cause: { email } });
  const subject = { kind: 'operator', id: invited.id };
  await recordChange(context, { operation: 'doInviteOperator', subject, change: { after: { email, name, role } } });
  const { name: inviter } = await currentOperator(context);
  const token = invitationToken(shop.secret, { operatorId: invited.id, requestId });
  await issueTicket(db, { purpose: 'invitation', operatorId: invited.id, token, now });
  const payload = { operatorId: invited.id, inviter, language, requestId };
  await enqueue(db, { task: 'send-operator-invitation', payload, key: `operator-invitation:${invited.id}` });
}

/** The same for the job that sends it, however often it tries: nothing that opens an account waits in its queue. */
export function invitationToken(secret: string, invitation: { operatorId: number; requestId: string }): string {
  const text = JSON.stringify(['operator-invitation', invitation.operatorId, invitation.requestId]);
  return createHmac('sha256', secret).update(text).digest('base64url');
}

/** What opens the first account of a shop that nobody runs yet; null where somebody does. */
export async function setUpToken(db: Queryable, now: Date): Promise<string | null> {
  return (await isRun(db)) ? null : issueTicket(db, { purpose: 'invitation', operatorId: null, now });
}

/** Whom an invitation is for. Refuses with `operator.invitationInvalid` where it does not hold. */
export async function readInvitation(context: Context, token: string): Promise<Invitation> {
  const { invited } = await openInvitation(context, token);
  if (!invited) return { email: null, name: '', role: 'admin' };
  return { email: invited.email, name: invited.name, role: invited.role };
}

/** Opens the account of an invitation and logs its operator in. */
export async function acceptInvitation(context: Context, input: AcceptInvitationParams): Promise<Operator> {
  const { ticket, invited } = await openInvitation(context, input.token);
  const email = (invited?.email ?? input.email)?.toLowerCase();
  if (email === undefined) throw refusal('invalidInput', { cause: { email: 'required' } });
  const { name, password } = input;
  refuseWeakPassword(password, { email, name });
  const passwordHash = await inHashTurn(context, () => hashPassword(password));
  const account = { name, passwordHash, state: 'active' as const };
  return inTransaction(context, async (inner) => {
    if (!(await useTicket(inner.db, ticket))) throw refusal('operator.invitationInvalid');
    const [stored] = await inner.db
      .insert(operator)
      .values({ email, role: invited?.role ?? 'admin', ...account, createdAt: inner.now })
      .onConflictDoUpdate({ target: operator.email, set: account })
      .returning();
    if (!stored) throw new Error('the account was not opened');
    return enterAsOperator(inner, stored, 'doAcceptOperatorInvitation');
  });
}

async function openInvitation(
  { db, now }: Context,
  token: string,
): Promise<{ ticket: Ticket; invited: StoredOperator | null }> {
  const ticket = await findTicket(db, { purpose: 'invitation', token, now });
  const invited = ticket?.operatorId ? await operatorById(db, ticket.operatorId) : null;
  const holds = ticket?.operatorId === null ? !(await isRun(db)) : invited?.state === 'invited';
  if (!ticket || !holds) throw refusal('operator.invitationInvalid');
  return { ticket, invited };
}

/** Whether somebody runs the shop: a link to set it up opens nothing any more then. */
async function isRun(db: Queryable): Promise<boolean> {
  const admins = and(eq(operator.state, 'active'), eq(operator.role, 'admin'));
  const [admin] = await db.select({ id: operator.id }).from(operator).where(admins).limit(1);
  return admin !== undefined;
}

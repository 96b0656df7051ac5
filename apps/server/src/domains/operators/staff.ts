import type { OperatorRole } from '@mise/contract/operators/operator-role.ts';
import { refusal } from '@mise/contract/refusal.ts';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { recordChange } from './audit.ts';
import { hasFactor } from './operator-sessions.ts';
import { removeOperator, type StoredOperator, setOperatorRole } from './operators.ts';
import { operator } from './tables.ts';

/** Everyone who runs the shop, was invited to, or did so, by e-mail address. */
export function listStaff({ db }: Context) {
  return db
    .select({
      id: operator.id,
      email: operator.email,
      name: operator.name,
      role: operator.role,
      state: operator.state,
      lastLoginAt: operator.lastLoginAt,
      hasSecondFactor: hasFactor(operator.id),
    })
    .from(operator)
    .orderBy(asc(operator.email));
}

/** Gives somebody of the staff another role. Refuses with `operator.lastAdmin` where nobody could give roles any more. */
export async function changeRole(
  context: Context,
  { operatorId, role }: { operatorId: number; role: OperatorRole },
): Promise<void> {
  const member = await memberOf(context, operatorId);
  if (role !== 'admin') await keepAnAdmin(context, member);
  await setOperatorRole(context.db, operatorId, role);
  await recordChange(context, {
    operation: 'setOperatorRole',
    subject: { kind: 'operator', id: operatorId },
    change: { before: { role: member.role }, after: { role } },
  });
}

/** Closes the account of somebody of the staff, or takes the invitation back. */
export async function removeFromStaff(context: Context, operatorId: number): Promise<void> {
  const member = await memberOf(context, operatorId);
  await keepAnAdmin(context, member);
  await removeOperator(context.db, operatorId);
  const { email, name, role } = member;
  await recordChange(context, {
    operation: 'deleteOperator',
    subject: { kind: 'operator', id: operatorId },
    change: { before: { email, name, role } },
  });
}

async function memberOf({ db }: Context, id: number): Promise<StoredOperator> {
  const [member] = await db
    .select()
    .from(operator)
    .where(and(eq(operator.id, id), ne(operator.state, 'removed')));
  if (!member) throw refusal('operator.notFound', { cause: { id } });
  return member;
}

/** All admins are locked, in one order: of two who remove each other one is refused. */
async function keepAnAdmin({ db }: Context, { id }: StoredOperator): Promise<void> {
  const admins = await db
    .select({ id: operator.id })
    .from(operator)
    .where(and(eq(operator.role, 'admin'), eq(operator.state, 'active')))
    .orderBy(asc(operator.id))
    .for('update');
  if (admins.length === 1 && admins[0]?.id === id) throw refusal('operator.lastAdmin');
}

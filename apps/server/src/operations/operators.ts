import type { HandlersOf } from '@mise/contract/handlers.ts';
import type { operatorsOperations } from '@mise/contract/operators/operations.ts';
import type { OperatorSessionEntry } from '@mise/contract/operators/operator.ts';
import { refusal } from '@mise/contract/refusal.ts';
import type { Context } from '../context.ts';
import { deviceOf } from '../domains/customers/device-of.ts';
import { confirmPasskey, confirmTotp, preparePasskey, prepareTotp } from '../domains/operators/add-factor.ts';
import { listAudit } from '../domains/operators/audit-list.ts';
import { bankAccountOf, changeBankAccount } from '../domains/operators/bank-account.ts';
import { currentOperator, currentOperatorSession } from '../domains/operators/current-operator.ts';
import { factorsWire, isFactorRequired } from '../domains/operators/factors.ts';
import { acceptInvitation, inviteOperator, readInvitation } from '../domains/operators/invitations.ts';
import { logInOperator, logOutOperator } from '../domains/operators/operator-login.ts';
import { changeOperatorPassword } from '../domains/operators/operator-password.ts';
import {
  endOperatorSession,
  endOperatorSessions,
  listOperatorSessions,
} from '../domains/operators/operator-sessions.ts';
import { removePasskey, removeTotp, replaceRecoveryCodes } from '../domains/operators/remove-factor.ts';
import { requireFactor } from '../domains/operators/require-factor.ts';
import { confirmOperatorLogin } from '../domains/operators/second-factor.ts';
import { changeRole, listStaff, removeFromStaff } from '../domains/operators/staff.ts';
import { settingsOf } from '../domains/shop/settings.ts';

export const operatorsHandlers: HandlersOf<Context, typeof operatorsOperations> = {
  doOperatorLogin: async (context, input) => ({ data: await logInOperator(context, input) }),

  doConfirmOperatorLogin: async (context, input) => ({ data: await confirmOperatorLogin(context, input) }),

  doOperatorLogout: async (context) => {
    await logOutOperator(context);
    return { data: null };
  },

  getPreviewValid: async (context) => {
    const session = await context.operator.find();
    const valid = await context.operator.runsShop();
    return { data: { permission: (valid && session?.operator.role) || '', valid } };
  },

  getOperator: async (context) => {
    const operator = await currentOperator(context);
    return { data: { ...operator, mustAddFactor: !(await context.operator.runsShop()) } };
  },

  doChangeOperatorPassword: async (context, input) => {
    // Its hash, since the call was prepared.
    await changeOperatorPassword(context, input.password);
    return { data: null };
  },

  getOperatorSessions: async (context) => ({ data: await sessionsOf(context) }),

  deleteOperatorSession: async (context, { sessionId }) => {
    const { id } = await currentOperator(context);
    const isEnded = await endOperatorSession(context.db, id, sessionId);
    if (!isEnded) throw refusal('operator.notFound', { cause: { id: sessionId } });
    return { data: await sessionsOf(context) };
  },

  deleteOtherOperatorSessions: async (context) => {
    const { id, operator } = await currentOperatorSession(context);
    await endOperatorSessions(context.db, operator.id, id);
    return { data: await sessionsOf(context) };
  },

  getOperatorFactors: async (context) => ({ data: await ownFactors(context) }),

  doPrepareTotp: async (context) => ({ data: await prepareTotp(context) }),

  doConfirmTotp: async (context, input) => ({ data: { recoveryCodes: await confirmTotp(context, input) } }),

  deleteTotp: async (context) => {
    await removeTotp(context);
    return { data: await ownFactors(context) };
  },

  doPreparePasskey: async (context) => ({ data: await preparePasskey(context) }),

  doConfirmPasskey: async (context, input) => ({ data: { recoveryCodes: await confirmPasskey(context, input) } }),

  deletePasskey: async (context, input) => {
    await removePasskey(context, input);
    return { data: await ownFactors(context) };
  },

  doRenewRecoveryCodes: async (context) => ({ data: { recoveryCodes: await replaceRecoveryCodes(context) } }),

  getStaff: async (context) => ({ data: await staffOf(context) }),

  doInviteOperator: async (context, input) => {
    await inviteOperator(context, input);
    return { data: await staffOf(context) };
  },

  setOperatorRole: async (context, input) => {
    await changeRole(context, input);
    return { data: await staffOf(context) };
  },

  deleteOperator: async (context, { operatorId }) => {
    await removeFromStaff(context, operatorId);
    return { data: await staffOf(context) };
  },

  setSecondFactorRequired: async (context, { isRequired }) => {
    await requireFactor(context, isRequired);
    return { data: { ...(await staffOf(context)), isSecondFactorRequired: isRequired } };
  },

  getBankAccount: async ({ shop }) => ({ data: bankAccountOf(await settingsOf(shop)) }),

  setBankAccount: async (context, input) => ({ data: await changeBankAccount(context, input) }),

  getAudit: async (context, input) => ({ data: await listAudit(context, input) }),

  getOperatorInvitation: async (context, { token }) => ({ data: await readInvitation(context, token) }),

  doAcceptOperatorInvitation: async (context, input) => ({ data: await acceptInvitation(context, input) }),
};

async function sessionsOf(context: Context): Promise<OperatorSessionEntry[]> {
  const current = await currentOperatorSession(context);
  const sessions = await listOperatorSessions(context.db, current.operator.id, context.now);
  return sessions.map(({ id, device, createdAt, seenAt }) => ({
    id,
    device: deviceOf(device),
    createdAt: createdAt.toISOString(),
    seenAt: seenAt.toISOString(),
    isCurrent: id === current.id,
  }));
}

async function ownFactors(context: Context) {
  const { id } = await currentOperator(context);
  return factorsWire(context, id);
}

async function staffOf(context: Context) {
  const members = await listStaff(context);
  return {
    members: members.map((member) => ({ ...member, lastLoginAt: member.lastLoginAt?.toISOString() ?? null })),
    isSecondFactorRequired: await isFactorRequired(context),
  };
}

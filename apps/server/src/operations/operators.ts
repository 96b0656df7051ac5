import type { HandlersOf } from '@mise/contract/handlers.ts';
import type { operatorsOperations } from '@mise/contract/operators/operations.ts';
import type { Context } from '../context.ts';
import { currentOperator } from '../domains/operators/current-operator.ts';
import { logInOperator, logOutOperator } from '../domains/operators/operator-login.ts';
import { changeOperatorPassword } from '../domains/operators/operator-password.ts';
import { listOperators } from '../domains/operators/operators.ts';
import { staffMemberWire } from '../domains/operators/wire.ts';

export const operatorsHandlers: HandlersOf<Context, typeof operatorsOperations> = {
  doOperatorLogin: async (context, input) => ({ data: await logInOperator(context, input) }),

  doOperatorLogout: async (context) => {
    await logOutOperator(context);
    return { data: null };
  },

  getOperator: async (context) => ({ data: await currentOperator(context) }),

  doChangeOperatorPassword: async (context, input) => {
    await changeOperatorPassword(context, input);
    return { data: null };
  },

  getStaff: async ({ db }) => ({ data: (await listOperators(db)).map(staffMemberWire) }),
};

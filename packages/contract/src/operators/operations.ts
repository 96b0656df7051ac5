import { z } from 'zod';
import { operation } from '../operation.ts';
import { none } from '../values.ts';
import { changeOperatorPasswordParamsSchema, operatorLoginParamsSchema, operatorSchema } from './operator.ts';
import { staffMemberSchema } from './staff.ts';

/** An addition of ours: those who run the shop. */
export const operatorsOperations = {
  doOperatorLogin: operation({
    kind: 'do',
    access: 'anyone',
    input: operatorLoginParamsSchema,
    output: operatorSchema,
    weight: 3,
    errors: ['login.loginFailed', 'login.tooManyAttempts'],
    summary: "Logs an operator of the shop in, beside the visitor's session.",
  }),
  doOperatorLogout: operation({
    kind: 'do',
    access: 'anyone',
    input: none,
    output: z.null(),
    errors: [],
    summary: "Logs the operator out; the visitor's session stays.",
  }),
  getOperator: operation({
    kind: 'get',
    access: 'viewer',
    input: none,
    output: operatorSchema,
    errors: [],
    summary: 'Answers which operator is logged in.',
  }),
  doChangeOperatorPassword: operation({
    kind: 'do',
    access: 'viewer',
    input: changeOperatorPasswordParamsSchema,
    output: z.null(),
    weight: 3,
    errors: ['contact.passwordInvalid', 'login.tooManyAttempts'],
    summary: "Gives the operator a new password and ends the operator's other sessions.",
  }),
  getStaff: operation({
    kind: 'get',
    access: 'admin',
    input: none,
    output: z.array(staffMemberSchema),
    errors: [],
    summary: 'Lists everyone who runs the shop or did so, by e-mail address.',
  }),
};

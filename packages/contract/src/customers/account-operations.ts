import { z } from 'zod';
import { operation } from '../operation.ts';
import { none } from '../values.ts';
import { loginParamsSchema, registerParamsSchema } from './account.ts';
import { userSchema } from './user.ts';

/** What a customer's account can be asked: who has one, how it is entered and left. */
export const accountOperations = {
  doRegisterUser: operation({
    kind: 'do',
    access: 'anyone',
    input: registerParamsSchema,
    output: userSchema,
    weight: 3,
    errors: ['register.emailTaken', 'address.validationFailed'],
    summary: 'Opens an account and logs in to it; what the guest had in the cart and typed as address goes along.',
  }),
  doLogin: operation({
    kind: 'do',
    access: 'anyone',
    input: loginParamsSchema,
    output: userSchema,
    weight: 3,
    errors: ['login.loginFailed', 'login.blocked', 'login.tooManyAttempts'],
    summary: 'Logs a customer in; cart and addresses of the guest are joined to those of the account.',
  }),
  doLogoutUser: operation({
    kind: 'do',
    access: 'anyone',
    input: none,
    output: z.null(),
    errors: [],
    summary: 'Logs the customer out; nothing of the account is left in the browser.',
  }),
};

import { z } from 'zod';
import { operation } from '../operation.ts';
import { none } from '../values.ts';
import {
  changePasswordParamsSchema,
  confirmEmailParamsSchema,
  deleteCustomerAccountParamsSchema,
  loginParamsSchema,
  registerParamsSchema,
  requestPasswordResetParamsSchema,
  resetPasswordParamsSchema,
  setPersonalDataParamsSchema,
} from './account.ts';
import { customerExportSchema } from './customer-export.ts';
import { customerSessionSchema, deleteCustomerSessionParamsSchema } from './customer-session.ts';
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
    summary: 'Logs the customer out; nothing of the account is left in the browser but that it is known to it.',
  }),
  doChangeUserPassword: operation({
    kind: 'do',
    access: 'customer',
    input: changePasswordParamsSchema,
    output: userSchema,
    weight: 3,
    errors: ['contact.passwordInvalid', 'login.tooManyAttempts'],
    summary: "Gives the customer a new password, ends the customer's other sessions and tells by mail.",
  }),
  doRequestResetPasswordLink: operation({
    kind: 'do',
    access: 'anyone',
    input: requestPasswordResetParamsSchema,
    output: z.null(),
    weight: 3,
    errors: [],
    summary: 'Mails a link to a new password, where the e-mail address has an account; the answer does not tell.',
  }),
  doResetPassword: operation({
    kind: 'do',
    access: 'anyone',
    input: resetPasswordParamsSchema,
    output: userSchema,
    weight: 3,
    errors: ['account.linkExpired'],
    summary: 'Sets a new password by the secret of a mailed link, and ends all sessions of the account.',
  }),
  // Confirming an e-mail address is an addition of ours.
  doConfirmAccountEmail: operation({
    kind: 'do',
    access: 'customer',
    input: confirmEmailParamsSchema,
    output: z.object({ email: z.string() }),
    weight: 3,
    errors: ['account.linkExpired', 'register.emailTaken'],
    summary:
      'Confirms the e-mail address of whoever is logged in by the secret of a mailed link; orders that were sent there as a guest appear.',
  }),
  doRequestEmailConfirmation: operation({
    kind: 'do',
    access: 'customer',
    input: none,
    output: z.null(),
    weight: 3,
    errors: [],
    summary: 'Mails the link that confirms the e-mail address once more.',
  }),
  setPersonalData: operation({
    kind: 'set',
    access: 'customer',
    input: setPersonalDataParamsSchema,
    output: userSchema,
    weight: 3,
    errors: ['contact.passwordInvalid', 'login.tooManyAttempts', 'register.emailTaken'],
    summary: 'Changes name and telephone number, and asks a new e-mail address to be confirmed; the old one is told.',
  }),
  getCustomerSessions: operation({
    kind: 'get',
    access: 'customer',
    input: none,
    output: z.array(customerSessionSchema),
    errors: [],
    summary: 'Lists the devices that the customer is logged in on, the one that was used last first.',
  }),
  deleteCustomerSession: operation({
    kind: 'delete',
    access: 'customer',
    input: deleteCustomerSessionParamsSchema,
    output: z.array(customerSessionSchema),
    errors: ['account.sessionNotFound'],
    summary: 'Logs the customer out on a device and answers those that remain.',
  }),
  deleteOtherCustomerSessions: operation({
    kind: 'delete',
    access: 'customer',
    input: none,
    output: z.array(customerSessionSchema),
    errors: [],
    summary: 'Logs the customer out on all devices but this one.',
  }),
  getCustomerExport: operation({
    kind: 'get',
    access: 'customer',
    input: none,
    output: customerExportSchema,
    weight: 5,
    errors: [],
    summary: 'Answers all that the shop keeps of the customer.',
  }),
  deleteCustomerAccount: operation({
    kind: 'delete',
    access: 'customer',
    input: deleteCustomerAccountParamsSchema,
    output: z.null(),
    weight: 3,
    errors: ['contact.passwordInvalid', 'login.tooManyAttempts'],
    summary:
      'Deletes the account with all that is kept of it; orders stay as the law asks, and nobody opens them any more.',
  }),
  doForgetMe: operation({
    kind: 'do',
    access: 'anyone',
    input: none,
    output: z.null(),
    errors: [],
    summary: 'Forgets a guest: session, cart, wishlist and addresses go. Whoever is logged in is logged out.',
  }),
};

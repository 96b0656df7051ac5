import { addressLengths } from '@mise/rules/address-form.ts';
import { z } from 'zod';
import { email, id, line, optionalLine } from '../values.ts';
import { newAddressSchema, vatNumberSchema } from './address.ts';
import { customerPasswordFault } from './customer-password-fault.ts';
import { longestPassword } from './password-fault.ts';

/** Every character of a password counts, so it is not trimmed. */
const password = z.string().min(1).max(longestPassword);

const newPassword = z.string().superRefine((value, issues) => {
  const reason = customerPasswordFault(value);
  if (reason) issues.addIssue({ code: 'custom', message: reason });
});

export const loginParamsSchema = z.object({ email, password });

/** What is to show that no program fills in the form. Nothing looks at it yet. */
const botCheck = { 'cf-turnstile-response': z.string().max(4096).optional() };

/** `options.typeId.value` is the e-mail address, as the ecosystem sends it; the rest of the option is not looked at. */
const contactOptionsSchema = z.object({ typeId: z.object({ value: email }) });

/**
 * Somebody who wants an account. Names come from the billing address where `contact` has none. `isBusiness`,
 * `companyName`, `vatNumber` and `hasAgreed` (to terms and privacy policy) are ours; a business sees net prices.
 */
export const registerParamsSchema = z
  .object({
    contact: z.object({
      password: newPassword,
      options: contactOptionsSchema,
      firstName: optionalLine(addressLengths.firstName),
      lastName: optionalLine(addressLengths.lastName),
      phoneNumber: optionalLine(addressLengths.phoneNumber),
      isBusiness: z.boolean().default(false),
      companyName: optionalLine(addressLengths.companyName),
      vatNumber: vatNumberSchema,
    }),
    billingAddress: newAddressSchema.optional(),
    deliveryAddress: newAddressSchema.optional(),
    hasAgreed: z.boolean().refine((hasAgreed) => hasAgreed, { error: 'required' }),
    ...botCheck,
  })
  .superRefine(({ contact, billingAddress }, issues) => {
    for (const field of ['firstName', 'lastName'] as const) {
      if (contact[field] === '' && !billingAddress?.[field]) require(issues, ['contact', field]);
    }
    if (contact.isBusiness && contact.companyName === '' && !billingAddress?.companyName) {
      require(issues, ['contact', 'companyName']);
    }
  });

function require(issues: z.RefinementCtx, path: string[]): void {
  issues.addIssue({ code: 'custom', message: 'required', path });
}

const repeatedPassword = { password: newPassword, password2: z.string() };

/** The path of `password2` where it is another one than `password`. */
const isRepeated = { path: ['password2'], error: 'passwordMismatch' };

export const changePasswordParamsSchema = z
  .object({ oldPassword: password, ...repeatedPassword })
  .refine((given) => given.password === given.password2, isRepeated);

export const requestPasswordResetParamsSchema = z.object({ email, ...botCheck });

/** `hash` is the secret of the link that was mailed, `contactId` the id of the customer in it. */
export const resetPasswordParamsSchema = z
  .object({ contactId: id, hash: line(100).min(1), ...repeatedPassword })
  .refine((given) => given.password === given.password2, isRepeated);

/** The secret of the link that was mailed. */
export const confirmEmailParamsSchema = z.object({ token: line(100).min(1) });

/** `password`, the present one, is asked for where the e-mail address is another one; that counts once it is confirmed. */
export const setPersonalDataParamsSchema = z.object({
  firstName: line(addressLengths.firstName).min(1),
  lastName: line(addressLengths.lastName).min(1),
  phoneNumber: optionalLine(addressLengths.phoneNumber),
  email,
  password: password.optional(),
});

export const deleteCustomerAccountParamsSchema = z.object({ password });

export type SetPersonalDataParams = z.output<typeof setPersonalDataParamsSchema>;
export type ChangePasswordParams = z.output<typeof changePasswordParamsSchema>;
export type ResetPasswordParams = z.output<typeof resetPasswordParamsSchema>;
export type LoginParams = z.output<typeof loginParamsSchema>;
export type RegisterParams = z.output<typeof registerParamsSchema>;

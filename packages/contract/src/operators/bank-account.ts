import { readBic, readIban } from '@mise/rules/bank-account.ts';
import { z } from 'zod';
import { maximumAccountOwnerLength } from '../limits.ts';
import { line } from '../values.ts';
import { operatorPassword } from './operator.ts';

/** Where customers transfer money to. An IBAN has no spaces; '' where nothing was set. */
export const bankAccountSchema = z.object({
  accountOwner: z.string(),
  iban: z.string(),
  bic: z.string(),
  bankName: z.string(),
});

/** As an operator saw it, whatever it says. */
const seenAccount = z.object({
  accountOwner: line(maximumAccountOwnerLength),
  iban: line(60),
  bic: line(20),
  bankName: line(100),
});

const iban = line(60)
  .refine((typed) => readIban(typed) !== null, { error: 'iban' })
  .transform((typed) => readIban(typed) ?? typed);

const bic = line(20)
  .refine((typed) => typed === '' || readBic(typed) !== null, { error: 'bic' })
  .transform((typed) => readBic(typed) ?? typed);

/**
 * Inside the SEPA area no BIC is needed. `password`: that of the operator, since a browser may have been left open. `expected`: the account as the
 * operator saw it; another one stays.
 */
export const setBankAccountParamsSchema = z.object({
  accountOwner: line(maximumAccountOwnerLength).min(1),
  iban,
  bic: bic.default(''),
  bankName: line(100).default(''),
  password: operatorPassword,
  expected: seenAccount.optional(),
});

export type BankAccount = z.infer<typeof bankAccountSchema>;
export type SetBankAccountParams = z.output<typeof setBankAccountParamsSchema>;

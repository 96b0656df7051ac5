import type { BankAccount } from './bank-account.ts';

const parts = { accountOwner: true, iban: true, bic: true, bankName: true } as const satisfies Record<
  keyof BankAccount,
  true
>;

/** Free of zod: the browser imports this file. */
export function isSameAccount(one: BankAccount, other: BankAccount): boolean {
  return (Object.keys(parts) as (keyof BankAccount)[]).every((name) => one[name] === other[name]);
}

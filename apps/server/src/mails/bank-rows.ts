import type { OrderPaymentBankDetails } from '@mise/contract/orders/order.ts';
import { ibanInGroups } from '@mise/rules/bank-account.ts';
import type { MailFrame } from './mail-frame.ts';
import type { Row } from './parts.ts';

type Account = Pick<OrderPaymentBankDetails, 'accountOwner' | 'iban' | 'swift' | 'name'>;

/** The account to transfer to, as far as it is known. */
export function bankRows({ text }: Pick<MailFrame, 'text'>, bank: Account): Row[] {
  return [
    { label: text('mail.order.bankOwner'), value: bank.accountOwner },
    { label: 'IBAN', value: ibanInGroups(bank.iban) },
    { label: 'BIC', value: bank.swift },
    { label: text('mail.order.bankName'), value: bank.name },
  ].filter(({ value }) => value !== '');
}

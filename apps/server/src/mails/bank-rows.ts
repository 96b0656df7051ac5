import type { OrderPaymentBankDetails } from '@mise/contract/orders/order.ts';
import type { MailFrame } from './mail-frame.ts';
import type { Row } from './parts.ts';

/** The account to transfer to. */
export function bankRows({ text }: MailFrame, bank: OrderPaymentBankDetails): Row[] {
  return [
    { label: text('mail.order.bankOwner'), value: bank.accountOwner },
    { label: 'IBAN', value: bank.iban },
    { label: 'BIC', value: bank.swift },
    { label: text('mail.order.bankName'), value: bank.name },
  ];
}

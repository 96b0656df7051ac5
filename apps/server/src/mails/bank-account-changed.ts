import type { BankAccount } from '@mise/contract/operators/bank-account.ts';
import { factsOf } from '@mise/rules/languages.ts';
import { bankRows } from './bank-rows.ts';
import type { MailContent } from './layout.ts';
import type { MailFrame } from './mail-frame.ts';
import { box, button, facts, paragraph } from './parts.ts';

type BankAccountChange = {
  name: string;
  /** Name of the operator who did it. */
  changedBy: string;
  before: BankAccount;
  after: BankAccount;
  /** Network address. */
  address: string;
  at: Date;
  accountUrl: string;
};

/** Tells an admin where transfers of customers go from now on, where they went before, and what to do if that is wrong. */
export function bankAccountChanged(frame: MailFrame, change: BankAccountChange): MailContent {
  const { text, language, shopName } = frame;
  const { name, changedBy, before, after, address, at, accountUrl } = change;
  const when = at.toLocaleString(factsOf(language).locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  });
  const former = rowsOf(frame, before);
  return {
    subject: text('mail.bankAccount.subject', { shopName }),
    preheader: text('mail.bankAccount.preheader'),
    parts: [
      paragraph(text('mail.order.greeting', { name })),
      paragraph(text('mail.bankAccount.what', { changedBy })),
      box(text('mail.bankAccount.after'), rowsOf(frame, after)),
      ...(former.length > 0 ? [box(text('mail.bankAccount.before'), former)] : []),
      facts([
        { label: text('mail.newDevice.when'), value: when },
        { label: text('mail.newDevice.address'), value: address },
      ]),
      paragraph(text('mail.bankAccount.next')),
      button(frame, text('mail.bankAccount.open'), accountUrl),
    ],
  };
}

function rowsOf(frame: MailFrame, { accountOwner, iban, bic, bankName }: BankAccount) {
  return bankRows(frame, { accountOwner, iban, swift: bic, name: bankName });
}

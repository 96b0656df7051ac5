import type { BankAccount } from '@mise/contract/operators/bank-account.ts';
import type { Language } from '@mise/rules/languages.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import type { Shop } from '../context.ts';
import { operatorById } from '../domains/operators/operators.ts';
import { bankAccountChanged } from '../mails/bank-account-changed.ts';
import { mailFrameOf } from '../mails/mail-frame.ts';
import { sendMail } from '../mails/send-mail.ts';

export type BankAccountReport = {
  /** Who is told. */
  operatorId: number;
  changedBy: string;
  before: BankAccount;
  after: BankAccount;
  /** Network address it was done from. */
  address: string;
  /** ISO 8601. */
  at: string;
  language: Language;
  requestId: string;
};

/** Tells an admin that transfers of customers go to another account from now on. */
export async function sendBankAccount(shop: Shop, report: BankAccountReport): Promise<void> {
  const { operatorId, at, language, requestId, ...change } = report;
  const who = await operatorById(shop.db, operatorId);
  if (who?.state !== 'active') return;
  const frame = await mailFrameOf(shop, language);
  const content = bankAccountChanged(frame, {
    ...change,
    name: who.name,
    at: new Date(at),
    accountUrl: frame.shopUrl + pathTo.operator('bank-account'),
  });
  await sendMail(shop, { to: who.email, about: `operator-${operatorId}-bank-account-${requestId}`, frame, content });
}

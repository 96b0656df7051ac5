import { defaultLanguage, type Language } from '@mise/rules/languages.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { eq, inArray } from 'drizzle-orm';
import type { Shop } from '../context.ts';
import type { Withdrawal } from '../domains/contact/receive-withdrawal.ts';
import { withdrawal } from '../domains/contact/tables.ts';
import { settingsOf } from '../domains/shop/settings.ts';
import { mailFrameOf } from '../mails/mail-frame.ts';
import { sendMail } from '../mails/send-mail.ts';
import { withdrawalsReceived } from '../mails/withdrawal.ts';

export type WithdrawalMail = { id: number; to: 'buyer' | 'shop' };

/**
 * What was queued before withdrawals had a table (migration 0044, 27 November 2026) and says all by itself. An update must lose none: 25 tries
 * take about four days. It may go from 1 December 2027 on: who updates later than that starts a version in between first. `receivedAt`: ISO 8601.
 */
type EarlierWithdrawalMail = Withdrawal & {
  id: string;
  to: 'buyer' | 'shop';
  language: Language;
  receivedAt: string;
};

/** Notes the receipt of a withdrawal to who withdrew, once, or tells the shop of it. */
export async function sendWithdrawal(shop: Shop, mail: WithdrawalMail | EarlierWithdrawalMail): Promise<void> {
  const { db } = shop;
  const { to } = mail;
  if ('receivedAt' in mail) return mailWithdrawals(shop, to, [{ ...mail, receivedAt: new Date(mail.receivedAt) }]);
  const [kept] = await db.select().from(withdrawal).where(eq(withdrawal.id, mail.id));
  if (!kept) return;
  if (to === 'shop') return mailWithdrawals(shop, to, [kept]);
  if (!kept.receiptSentAt) await mailReceipts(shop, [kept]);
}

/** Confirms what was received in one mail, to the address and in the language of the first, and notes that it was. */
export async function mailReceipts(shop: Shop, kept: [KeptWithdrawal, ...KeptWithdrawal[]]): Promise<void> {
  await mailWithdrawals(shop, 'buyer', kept);
  const ids = kept.map(({ id }) => id);
  await shop.db.update(withdrawal).set({ receiptSentAt: shop.now() }).where(inArray(withdrawal.id, ids));
}

type KeptWithdrawal = typeof withdrawal.$inferSelect;

type Told = Withdrawal & { id: number | string; language: Language; receivedAt: Date };

async function mailWithdrawals(shop: Shop, to: WithdrawalMail['to'], withdrawals: [Told, ...Told[]]): Promise<void> {
  const [{ id, email, language }] = withdrawals;
  const frame = await mailFrameOf(shop, to === 'buyer' ? language : defaultLanguage);
  const rightsUrl = frame.shopUrl + pathTo.legal(frame.language, 'cancellation-rights');
  const content = withdrawalsReceived(frame, { to, withdrawals, rightsUrl });
  const address = to === 'buyer' ? email : await shopAddress(shop);
  await sendMail(shop, { to: address, about: `withdrawal-${id}-${to}`, frame, content });
}

/** A shop that names no address for its customers has the one that its mails come from. */
async function shopAddress(shop: Shop): Promise<string> {
  const { companyEmail } = await settingsOf(shop);
  return companyEmail || shop.config.mailFrom;
}

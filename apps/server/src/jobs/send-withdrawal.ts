import { defaultLanguage, type Language } from '@mise/rules/languages.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { eq } from 'drizzle-orm';
import type { Shop } from '../context.ts';
import type { Withdrawal } from '../domains/contact/receive-withdrawal.ts';
import { withdrawal } from '../domains/contact/tables.ts';
import { settingsOf } from '../domains/shop/settings.ts';
import { mailFrameOf } from '../mails/mail-frame.ts';
import { sendMail } from '../mails/send-mail.ts';
import { withdrawalReceived } from '../mails/withdrawal.ts';

export type WithdrawalMail = { id: number; to: 'buyer' | 'shop' };

/**
 * What was queued before withdrawals had a table (migration 0044) and says all by itself. An update must lose none: graphile_worker
 * tries a job for three days. `receivedAt`: ISO 8601.
 */
type EarlierWithdrawalMail = Withdrawal & {
  id: string;
  to: 'buyer' | 'shop';
  language: Language;
  receivedAt: string;
};

/** Notes the receipt of a withdrawal to who withdrew, once, or tells the shop of it. */
export async function sendWithdrawal(shop: Shop, mail: WithdrawalMail | EarlierWithdrawalMail): Promise<void> {
  if ('receivedAt' in mail) return mailWithdrawal(shop, { ...mail, receivedAt: new Date(mail.receivedAt) });
  const { id, to } = mail;
  const [kept] = await shop.db.select().from(withdrawal).where(eq(withdrawal.id, id));
  if (!kept || (to === 'buyer' && kept.receiptSentAt)) return;
  await mailWithdrawal(shop, { ...kept, to });
  if (to === 'buyer') await shop.db.update(withdrawal).set({ receiptSentAt: shop.now() }).where(eq(withdrawal.id, id));
}

type Told = Withdrawal & { id: number | string; to: 'buyer' | 'shop'; language: Language; receivedAt: Date };

async function mailWithdrawal(shop: Shop, told: Told): Promise<void> {
  const { id, to, email, language } = told;
  const frame = await mailFrameOf(shop, to === 'buyer' ? language : defaultLanguage);
  const rightsUrl = frame.shopUrl + pathTo.legal(frame.language, 'cancellation-rights');
  const content = withdrawalReceived(frame, { ...told, rightsUrl });
  const address = to === 'buyer' ? email : await shopAddress(shop);
  await sendMail(shop, { to: address, about: `withdrawal-${id}-${to}`, frame, content });
}

/** A shop that names no address for its customers has the one that its mails come from. */
async function shopAddress(shop: Shop): Promise<string> {
  const { companyEmail } = await settingsOf(shop);
  return companyEmail || shop.config.mailFrom;
}

import { defaultLanguage } from '@mise/rules/languages.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { eq } from 'drizzle-orm';
import type { Shop } from '../context.ts';
import { withdrawal } from '../domains/contact/tables.ts';
import { settingsOf } from '../domains/shop/settings.ts';
import { mailFrameOf } from '../mails/mail-frame.ts';
import { sendMail } from '../mails/send-mail.ts';
import { withdrawalReceived } from '../mails/withdrawal.ts';

export type WithdrawalMail = { id: number; to: 'buyer' | 'shop' };

/** Notes the receipt of a withdrawal to who withdrew, once, or tells the shop of it. */
export async function sendWithdrawal(shop: Shop, { id, to }: WithdrawalMail): Promise<void> {
  const [kept] = await shop.db.select().from(withdrawal).where(eq(withdrawal.id, id));
  if (!kept || (to === 'buyer' && kept.receiptSentAt)) return;
  const frame = await mailFrameOf(shop, to === 'buyer' ? kept.language : defaultLanguage);
  const rightsUrl = frame.shopUrl + pathTo.legal(frame.language, 'cancellation-rights');
  const content = withdrawalReceived(frame, { ...kept, to, rightsUrl });
  const address = to === 'buyer' ? kept.email : await shopAddress(shop);
  await sendMail(shop, { to: address, about: `withdrawal-${id}-${to}`, frame, content });
  if (to === 'buyer') await shop.db.update(withdrawal).set({ receiptSentAt: shop.now() }).where(eq(withdrawal.id, id));
}

/** A shop that names no address for its customers has the one that its mails come from. */
async function shopAddress(shop: Shop): Promise<string> {
  const { companyEmail } = await settingsOf(shop);
  return companyEmail || shop.config.mailFrom;
}

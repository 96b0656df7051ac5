import { defaultLanguage } from '@mise/rules/languages.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import type { Shop } from '../context.ts';
import type { Withdrawal } from '../domains/contact/receive-withdrawal.ts';
import { settingsOf } from '../domains/shop/settings.ts';
import { mailFrameOf } from '../mails/mail-frame.ts';
import { sendMail } from '../mails/send-mail.ts';
import { withdrawalReceived } from '../mails/withdrawal.ts';

/** `receivedAt`: ISO 8601. */
export type WithdrawalMail = Withdrawal & { id: string; to: 'buyer' | 'shop'; receivedAt: string };

/** Notes the receipt of a withdrawal to who withdrew, or tells the shop of it. */
export async function sendWithdrawal(shop: Shop, { id, to, receivedAt, ...withdrawal }: WithdrawalMail): Promise<void> {
  const frame = await mailFrameOf(shop, to === 'buyer' ? withdrawal.language : defaultLanguage);
  const content = withdrawalReceived(frame, {
    ...withdrawal,
    to,
    receivedAt: new Date(receivedAt),
    rightsUrl: frame.shopUrl + pathTo.legal(frame.language, 'cancellation-rights'),
  });
  const address = to === 'buyer' ? withdrawal.email : await shopAddress(shop);
  await sendMail(shop, { to: address, about: `withdrawal-${id}-${to}`, frame, content });
}

/** A shop that names no address for its customers has the one that its mails come from. */
async function shopAddress(shop: Shop): Promise<string> {
  const { companyEmail } = await settingsOf(shop);
  return companyEmail || shop.config.mailFrom;
}

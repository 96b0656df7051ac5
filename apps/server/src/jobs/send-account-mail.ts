import { pathTo } from '@mise/rules/path-to.ts';
import type { Shop } from '../context.ts';
import { findAccount } from '../domains/customers/account-login.ts';
import type { AccountMail } from '../domains/customers/account-mail.ts';
import { createAccountToken } from '../domains/customers/account-tokens.ts';
import {
  accountOpened,
  confirmEmail,
  emailChanging,
  passwordChanged,
  registrationTried,
  resetPassword,
} from '../mails/account.ts';
import type { MailContent } from '../mails/layout.ts';
import { mailFrameOf } from '../mails/mail-frame.ts';
import { sendMail } from '../mails/send-mail.ts';

/** Sends a mail about an account, where there is one of this address: a link in it has a secret of its own. */
export async function sendAccountMail(shop: Shop, { kind, email, language, requestId }: AccountMail): Promise<void> {
  const found = await findAccount(shop.db, email);
  if (!found) return;
  const { customerId, firstName, lastName, pendingEmail, confirmedAt } = found;
  const to = kind === 'confirm-email' ? (pendingEmail ?? email) : email;
  const frame = await mailFrameOf(shop, language);
  // Whoever opens an account with the address of another must not write to them in the shop's name.
  const name = confirmedAt && to === email ? `${firstName} ${lastName}` : null;
  const newPasswordUrl = frame.shopUrl + pathTo.resetPassword(language);
  const secret = (purpose: 'confirm-email' | 'reset-password', address: string) =>
    createAccountToken(shop.db, { customerId, purpose, email: address, now: shop.now() });
  const confirmUrl = async (address: string) =>
    frame.shopUrl + pathTo.confirmEmail(language, await secret('confirm-email', address));

  async function contentOf(): Promise<MailContent> {
    switch (kind) {
      case 'opened':
        return accountOpened(frame, { name, url: await confirmUrl(email) });
      case 'confirm-email':
        return confirmEmail(frame, { name, url: await confirmUrl(to) });
      case 'registration-tried':
        return registrationTried(frame, { name, newPasswordUrl });
      case 'email-changing':
        return emailChanging(frame, { name, newEmail: pendingEmail ?? email, newPasswordUrl });
      case 'reset-password': {
        const hash = await secret('reset-password', email);
        return resetPassword(frame, {
          name,
          url: frame.shopUrl + pathTo.setNewPassword(language, { contactId: customerId, hash }),
        });
      }
      case 'password-changed':
        return passwordChanged(frame, { name, newPasswordUrl });
    }
  }

  await sendMail(shop, { to, about: `account-${kind}-${requestId}`, frame, content: await contentOf() });
}

import type { MailContent } from './layout.ts';
import type { MailFrame } from './mail-frame.ts';
import { button, type MailPart, paragraph } from './parts.ts';
import { unlinked } from './unlinked.ts';

/** `name`: null where it may be somebody else's words to whoever gets the mail. */
type Named = { name: string | null };
/** `url`: opens with the secret that it carries. */
type Linked = Named & { url: string };
type Warned = Named & { newPasswordUrl: string };

/** Welcomes a customer and asks whether the address is theirs. */
export function accountOpened(frame: MailFrame, { name, url }: Linked): MailContent {
  const { text, shopName } = frame;
  return {
    subject: text('mail.account.opened.subject', { shopName }),
    preheader: text('mail.account.opened.preheader'),
    parts: [
      greeting(frame, name),
      paragraph(text('mail.account.opened.welcome', { shopName })),
      button(frame, text('mail.account.confirm.button'), url),
      paragraph(text('mail.account.confirm.days')),
      paragraph(text('mail.account.opened.notMe')),
    ],
  };
}

/** Asks once more, or for the first time of an address that is to replace the present one. */
export function confirmEmail(frame: MailFrame, { name, url }: Linked): MailContent {
  const { text, shopName } = frame;
  return {
    subject: text('mail.account.confirm.subject', { shopName }),
    preheader: text('mail.account.confirm.preheader'),
    parts: [
      greeting(frame, name),
      paragraph(text('mail.account.confirm.why', { shopName })),
      button(frame, text('mail.account.confirm.button'), url),
      paragraph(text('mail.account.confirm.days')),
      paragraph(text('mail.account.confirm.notMe')),
    ],
  };
}

/** Tells the owner of an address that somebody tried to register it: perhaps they forgot that they did. */
export function registrationTried(frame: MailFrame, { name, newPasswordUrl }: Warned): MailContent {
  const { text, shopName } = frame;
  return {
    subject: text('mail.account.tried.subject', { shopName }),
    preheader: text('mail.account.tried.preheader'),
    parts: [
      greeting(frame, name),
      paragraph(text('mail.account.tried.what', { shopName })),
      button(frame, text('mail.account.newPassword'), newPasswordUrl),
      paragraph(text('mail.account.tried.notMe')),
    ],
  };
}

/** Tells the present address that another one is to replace it, while that can still be stopped. */
export function emailChanging(
  frame: MailFrame,
  { name, newEmail, newPasswordUrl }: Warned & { newEmail: string },
): MailContent {
  const { text, shopName, phone } = frame;
  return {
    subject: text('mail.account.changing.subject', { shopName }),
    preheader: text('mail.account.changing.preheader', { newEmail }),
    parts: [
      greeting(frame, name),
      paragraph(text('mail.account.changing.what', { shopName, newEmail })),
      paragraph(text('mail.account.notMe', { phone })),
      button(frame, text('mail.account.newPassword'), newPasswordUrl),
    ],
  };
}

export function resetPassword(frame: MailFrame, { name, url }: Linked): MailContent {
  const { text, shopName } = frame;
  return {
    subject: text('mail.account.reset.subject', { shopName }),
    preheader: text('mail.account.reset.preheader'),
    parts: [
      greeting(frame, name),
      paragraph(text('mail.account.reset.what', { shopName })),
      button(frame, text('mail.account.reset.button'), url),
      paragraph(text('mail.account.reset.hour')),
      paragraph(text('mail.account.reset.notMe')),
    ],
  };
}

export function passwordChanged(frame: MailFrame, { name, newPasswordUrl }: Warned): MailContent {
  const { text, shopName, phone } = frame;
  return {
    subject: text('mail.account.password.subject', { shopName }),
    preheader: text('mail.account.password.preheader'),
    parts: [
      greeting(frame, name),
      paragraph(text('mail.account.password.what', { shopName })),
      paragraph(text('mail.account.notMe', { phone })),
      button(frame, text('mail.account.newPassword'), newPasswordUrl),
    ],
  };
}

/** Whoever took an account over is greeted by what its opener wrote. */
function greeting({ text }: MailFrame, name: string | null): MailPart {
  return paragraph(
    name === null ? text('mail.account.greeting') : text('mail.order.greeting', { name: unlinked(name) }),
  );
}

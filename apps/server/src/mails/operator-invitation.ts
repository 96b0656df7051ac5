import type { MailContent } from './layout.ts';
import type { MailFrame } from './mail-frame.ts';
import { button, paragraph } from './parts.ts';

type Invitation = { name: string; inviter: string; setUpUrl: string };

/** Invites somebody to run the shop: the link opens their account. */
export function operatorInvitation(frame: MailFrame, { name, inviter, setUpUrl }: Invitation): MailContent {
  const { text, shopName } = frame;
  return {
    subject: text('mail.operatorInvitation.subject', { shopName }),
    preheader: text('mail.operatorInvitation.preheader'),
    parts: [
      paragraph(text('mail.order.greeting', { name })),
      paragraph(text('mail.operatorInvitation.why', { inviter, shopName })),
      button(frame, text('mail.operatorInvitation.open'), setUpUrl),
      paragraph(text('mail.operatorInvitation.until')),
    ],
  };
}

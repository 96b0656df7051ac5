import { factsOf } from '@mise/rules/languages.ts';
import type { MailContent } from './layout.ts';
import type { MailFrame } from './mail-frame.ts';
import { box, link, paragraph } from './parts.ts';
import { unlinked } from './unlinked.ts';

type WithdrawalReceived = {
  to: 'buyer' | 'shop';
  name: string;
  email: string;
  contract: string;
  /** '': all of it. */
  goods: string;
  receivedAt: Date;
  rightsUrl: string;
};

/** What was withdrawn from, by whom and when it came in (§ 356a Abs. 4 BGB): to who withdrew, and to the shop, which has to act. */
export function withdrawalReceived(frame: MailFrame, mail: WithdrawalReceived): MailContent {
  const { text, language } = frame;
  const { to, email, receivedAt, rightsUrl } = mail;
  const contract = unlinked(mail.contract);
  const when = receivedAt.toLocaleString(factsOf(language).locale, {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'Europe/Berlin',
  });
  return {
    subject: text(`mail.withdrawal.${to}.subject`, { contract }),
    preheader: text(`mail.withdrawal.${to}.preheader`, { when }),
    parts: [
      paragraph(text('mail.account.greeting')),
      paragraph(text(`mail.withdrawal.${to}.what`)),
      box(text('mail.withdrawal.statement'), [
        { label: text('mail.withdrawal.contract'), value: contract },
        {
          label: text('mail.withdrawal.goods'),
          value: mail.goods === '' ? text('mail.withdrawal.allGoods') : unlinked(mail.goods),
        },
        { label: text('mail.withdrawal.name'), value: unlinked(mail.name) },
        { label: text('mail.withdrawal.email'), value: email },
        { label: text('mail.withdrawal.receivedAt'), value: when },
      ]),
      ...(to === 'buyer'
        ? [
            link(text('mail.withdrawal.next'), text('mail.withdrawal.rights'), rightsUrl),
            paragraph(text('mail.withdrawal.notMe')),
          ]
        : [paragraph(text('mail.withdrawal.shop.next'))]),
    ],
  };
}

import { factsOf } from '@mise/rules/languages.ts';
import type { MailContent } from './layout.ts';
import type { MailFrame } from './mail-frame.ts';
import { box, link, type MailPart, paragraph } from './parts.ts';
import { unlinked } from './unlinked.ts';

type Received = {
  name: string;
  email: string;
  contract: string;
  /** '': all of it. */
  goods: string;
  receivedAt: Date;
};

type WithdrawalsReceived = { to: 'buyer' | 'shop'; withdrawals: [Received, ...Received[]]; rightsUrl: string };

/** What was withdrawn from, by whom and when it came in (§ 356a Abs. 4 BGB): to who withdrew, and to the shop, which has to act. */
export function withdrawalsReceived(
  frame: MailFrame,
  { to, withdrawals, rightsUrl }: WithdrawalsReceived,
): MailContent {
  const { text } = frame;
  const [first, ...more] = withdrawals;
  const [contract, when] = [unlinked(first.contract), momentOf(frame, first)];
  const count = String(withdrawals.length);
  return {
    ...(more.length === 0
      ? {
          subject: text(`mail.withdrawal.${to}.subject`, { contract }),
          preheader: text(`mail.withdrawal.${to}.preheader`, { when }),
        }
      : {
          subject: text('mail.withdrawal.several.subject', { count }),
          preheader: text('mail.withdrawal.several.preheader', { when }),
        }),
    parts: [
      paragraph(text('mail.account.greeting')),
      paragraph(
        more.length === 0 ? text(`mail.withdrawal.${to}.what`) : text('mail.withdrawal.several.what', { count }),
      ),
      ...withdrawals.map((received) => statement(frame, received)),
      ...(to === 'buyer'
        ? [
            link(text('mail.withdrawal.next'), text('mail.withdrawal.rights'), rightsUrl),
            paragraph(text('mail.withdrawal.notMe')),
          ]
        : [paragraph(text('mail.withdrawal.shop.next'))]),
    ],
  };
}

function statement(frame: MailFrame, received: Received): MailPart {
  const { text } = frame;
  return box(text('mail.withdrawal.statement'), [
    { label: text('mail.withdrawal.contract'), value: unlinked(received.contract) },
    {
      label: text('mail.withdrawal.goods'),
      value: received.goods === '' ? text('mail.withdrawal.allGoods') : unlinked(received.goods),
    },
    { label: text('mail.withdrawal.name'), value: unlinked(received.name) },
    { label: text('mail.withdrawal.email'), value: received.email },
    { label: text('mail.withdrawal.receivedAt'), value: momentOf(frame, received) },
  ]);
}

function momentOf({ language }: MailFrame, { receivedAt }: Received): string {
  return receivedAt.toLocaleString(factsOf(language).locale, {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'Europe/Berlin',
  });
}

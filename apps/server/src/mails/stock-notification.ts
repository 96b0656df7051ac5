import type { MailContent } from './layout.ts';
import type { MailFrame } from './mail-frame.ts';
import { button, facts, link, type MailPart, paragraph, type Row } from './parts.ts';

type StockNotification = {
  kind: 'confirm' | 'noted' | 'back';
  /** Of the article, with what tells its variation from others. */
  name: string;
  facts: Row[];
  articleUrl: string;
  /** These two open with the secret that they carry. */
  confirmUrl: string;
  unsubscribeUrl: string;
};

/** Asks whether an address wants to be told when an article is back, notes that it does, or tells that it is. */
export function stockNotification(frame: MailFrame, mail: StockNotification): MailContent {
  const { text, shopName } = frame;
  const { kind, name } = mail;
  return {
    subject: text(`mail.stock.${kind}.subject`, { name, shopName }),
    preheader: text(`mail.stock.${kind}.preheader`),
    parts: [
      paragraph(text('mail.account.greeting')),
      paragraph(text(`mail.stock.${kind}.what`, { name, shopName })),
      ...(mail.facts.length > 0 ? [facts(mail.facts)] : []),
      ...nextSteps(frame, mail),
    ],
  };
}

function nextSteps(frame: MailFrame, { kind, articleUrl, confirmUrl, unsubscribeUrl }: StockNotification): MailPart[] {
  const { text } = frame;
  switch (kind) {
    case 'confirm':
      return [
        button(frame, text('mail.stock.confirm.button'), confirmUrl),
        paragraph(text('mail.stock.confirm.days')),
        link(text('mail.stock.confirm.notMe'), text('mail.stock.unsubscribe'), unsubscribeUrl),
      ];
    case 'noted':
      return [
        paragraph(text('mail.stock.noted.once')),
        link(text('mail.stock.noted.notMe'), text('mail.stock.unsubscribe'), unsubscribeUrl),
      ];
    case 'back':
      return [
        button(frame, text('mail.stock.back.button'), articleUrl),
        paragraph(text('mail.stock.back.first')),
        paragraph(text('mail.stock.back.forgotten')),
      ];
  }
}

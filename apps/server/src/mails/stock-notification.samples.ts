import type { MailFrame } from './mail-frame.ts';
import type { MailSample } from './mail-sample.ts';
import { stockNotification } from './stock-notification.ts';

const article = {
  name: 'Gastronorm-Behälter aus Polycarbonat mit Messskala, stapelbar',
  facts: [{ label: 'Größe', value: 'GN 1/1, 150 mm' }],
};

const linksIn = ({ shopUrl }: MailFrame) => ({
  articleUrl: `${shopUrl}/behaelter_1_2`,
  confirmUrl: `${shopUrl}/notify-me/confirm?token=AAAAAAAAAAAAAAAAAAAAAA`,
  unsubscribeUrl: `${shopUrl}/notify-me/unsubscribe?token=AAAAAAAAAAAAAAAAAAAAAA`,
});

export const samples: MailSample[] = [
  {
    name: 'an address that is to be told when an article is back',
    content: (frame) => stockNotification(frame, { ...article, kind: 'confirm', ...linksIn(frame) }),
  },
  {
    name: 'it is noted that an article is awaited',
    content: (frame) => stockNotification(frame, { ...article, kind: 'noted', ...linksIn(frame) }),
  },
  {
    name: 'an article is back',
    content: (frame) => stockNotification(frame, { ...article, kind: 'back', ...linksIn(frame) }),
  },
];

import { giftCards } from './gift-cards.ts';
import type { MailSample } from './mail-sample.ts';

const card = { code: 'K7Q2-9XWD-4MPA-3HTB-V8RC', amount: 5000, validUntil: new Date('2029-12-31T23:00:00Z') };

export const samples: MailSample[] = [
  {
    name: 'one',
    content: (frame) => giftCards(frame, { orderId: 10_001, currency: 'EUR', cards: [card], shopUrl: frame.shopUrl }),
  },
  {
    name: 'several',
    content: (frame) =>
      giftCards(frame, {
        orderId: 10_002,
        currency: 'EUR',
        cards: [card, { ...card, code: 'B3ND-71FZ-QC5G-RW0J-2KYE', amount: 10_000 }],
        shopUrl: frame.shopUrl,
      }),
  },
];

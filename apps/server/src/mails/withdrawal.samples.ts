import type { MailSample } from './mail-sample.ts';
import { withdrawalsReceived } from './withdrawal.ts';

const withdrawal = {
  name: 'Annemarie Großkurth-Wannenmacher',
  email: 'annemarie.grosskurth-wannenmacher@gasthaus-zur-krone.example',
  contract: '10417',
  goods: '',
  receivedAt: new Date('2026-11-26T18:04:31Z'),
};

const partial = { ...withdrawal, goods: '2 Kartons Weinglas Clairval 45 cl\n1 Tellerspülmaschinenkorb' };

export const samples: MailSample[] = [
  {
    name: 'somebody withdrew from an order',
    content: (frame) =>
      withdrawalsReceived(frame, {
        to: 'buyer',
        withdrawals: [withdrawal],
        rightsUrl: `${frame.shopUrl}/cancellation-rights`,
      }),
  },
  {
    name: 'somebody withdrew so often that receipts waited',
    content: (frame) =>
      withdrawalsReceived(frame, {
        to: 'buyer',
        withdrawals: [withdrawal, { ...partial, contract: '10418' }],
        rightsUrl: `${frame.shopUrl}/cancellation-rights`,
      }),
  },
  {
    name: 'the shop is told that somebody withdrew from a part of an order',
    content: (frame) =>
      withdrawalsReceived(frame, {
        to: 'shop',
        withdrawals: [partial],
        rightsUrl: `${frame.shopUrl}/cancellation-rights`,
      }),
  },
];

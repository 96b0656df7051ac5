import type { MailSample } from './mail-sample.ts';
import { withdrawalReceived } from './withdrawal.ts';

const withdrawal = {
  name: 'Annemarie Großkurth-Wannenmacher',
  email: 'annemarie.grosskurth-wannenmacher@gasthaus-zur-krone.example',
  contract: '10417',
  goods: '',
  receivedAt: new Date('2026-11-26T18:04:31Z'),
};

export const samples: MailSample[] = [
  {
    name: 'somebody withdrew from an order',
    content: (frame) =>
      withdrawalReceived(frame, { ...withdrawal, to: 'buyer', rightsUrl: `${frame.shopUrl}/cancellation-rights` }),
  },
  {
    name: 'the shop is told that somebody withdrew from a part of an order',
    content: (frame) =>
      withdrawalReceived(frame, {
        ...withdrawal,
        to: 'shop',
        goods: '2 Kartons Weinglas Clairval 45 cl\n1 Tellerspülmaschinenkorb',
        rightsUrl: `${frame.shopUrl}/cancellation-rights`,
      }),
  },
];

import { bankAccountChanged } from './bank-account-changed.ts';
import type { MailSample } from './mail-sample.ts';

const after = {
  accountOwner: 'Tafelwerk GmbH',
  iban: 'DE02120300000000202051',
  bic: 'BYLADEM1001',
  bankName: 'Musterbank Hamburg',
};
const shared = {
  name: 'Olga Hofmann',
  changedBy: 'Ida Brand',
  after,
  address: '203.0.113.7',
  at: new Date('2026-03-01T08:00:00Z'),
};

export const samples: MailSample[] = [
  {
    name: 'another account',
    content: (frame) =>
      bankAccountChanged(frame, {
        ...shared,
        before: { ...after, iban: 'AT611904300234573201', bic: '', bankName: '' },
        accountUrl: `${frame.shopUrl}/operator/bank-account`,
      }),
  },
  {
    name: 'the first one',
    content: (frame) =>
      bankAccountChanged(frame, {
        ...shared,
        before: { accountOwner: '', iban: '', bic: '', bankName: '' },
        accountUrl: `${frame.shopUrl}/operator/bank-account`,
      }),
  },
];

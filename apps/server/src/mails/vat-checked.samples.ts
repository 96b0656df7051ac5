import type { MailSample } from './mail-sample.ts';
import { vatChecked } from './vat-checked.ts';

const order = {
  id: 10_001,
  createdAt: new Date('2026-03-01T08:00:00Z'),
  currency: 'EUR',
  totalNet: 35_679,
  totalGross: 42_815,
};

export const samples: MailSample[] = [true, false].map((isValid) => ({
  name: isValid ? 'valid' : 'not valid',
  content: (frame) =>
    vatChecked(frame, {
      order,
      vatNumber: 'ATU12345678',
      isValid,
      orderUrl: `${frame.shopUrl}/confirmation/10001/sample`,
    }),
}));

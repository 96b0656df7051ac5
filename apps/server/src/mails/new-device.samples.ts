import type { MailSample } from './mail-sample.ts';
import { newDevice } from './new-device.ts';

const shared = { name: 'Olga Hofmann', address: '203.0.113.7', at: new Date('2026-03-01T08:00:00Z') };

export const samples: MailSample[] = [
  {
    name: 'a browser that says what it is',
    content: (frame) =>
      newDevice(frame, {
        ...shared,
        device: { browser: 'Firefox', system: 'Windows' },
        sessionsUrl: `${frame.shopUrl}/operator`,
      }),
  },
  {
    name: 'one that does not',
    content: (frame) =>
      newDevice(frame, {
        ...shared,
        device: { browser: null, system: null },
        sessionsUrl: `${frame.shopUrl}/operator`,
      }),
  },
];

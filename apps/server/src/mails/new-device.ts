import { factsOf } from '@mise/rules/languages.ts';
import type { MailContent } from './layout.ts';
import type { MailFrame } from './mail-frame.ts';
import { button, facts, paragraph } from './parts.ts';

type NewDevice = {
  name: string;
  device: { browser: string | null; system: string | null };
  /** Network address. */
  address: string;
  at: Date;
  sessionsUrl: string;
};

/** Tells an operator of a login from a new device, and what to do if it was somebody else. */
export function newDevice(frame: MailFrame, { name, device, address, at, sessionsUrl }: NewDevice): MailContent {
  const { text, language, shopName } = frame;
  const when = at.toLocaleString(factsOf(language).locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  });
  const known = [device.browser, device.system].filter((part) => part !== null).join(', ');
  return {
    subject: text('mail.newDevice.subject', { shopName }),
    preheader: text('mail.newDevice.preheader'),
    parts: [
      paragraph(text('mail.order.greeting', { name })),
      paragraph(text('mail.newDevice.what')),
      facts([
        { label: text('mail.newDevice.when'), value: when },
        { label: text('mail.newDevice.device'), value: known || text('mail.newDevice.unknown') },
        { label: text('mail.newDevice.address'), value: address },
      ]),
      paragraph(text('mail.newDevice.next')),
      button(frame, text('mail.newDevice.open'), sessionsUrl),
    ],
  };
}

import {
  accountOpened,
  confirmEmail,
  emailChanging,
  passwordChanged,
  registrationTried,
  resetPassword,
} from './account.ts';
import type { MailFrame } from './mail-frame.ts';
import type { MailSample } from './mail-sample.ts';

const name = 'Anna-Lena von und zu Hohenstein-Wittgenstein';
const urlIn = ({ shopUrl }: MailFrame) => `${shopUrl}/sample?token=AAAAAAAAAAAAAAAAAAAAAA`;
const newPasswordUrlIn = ({ shopUrl }: MailFrame) => `${shopUrl}/reset-password`;

export const samples: MailSample[] = [
  { name: 'an account was opened', content: (frame) => accountOpened(frame, { name: null, url: urlIn(frame) }) },
  { name: 'an address to be confirmed', content: (frame) => confirmEmail(frame, { name: null, url: urlIn(frame) }) },
  {
    name: 'a registered address was registered again',
    content: (frame) => registrationTried(frame, { name, newPasswordUrl: newPasswordUrlIn(frame) }),
  },
  {
    name: 'another address is to replace this one',
    content: (frame) =>
      emailChanging(frame, {
        name,
        newEmail: 'anna-lena.hohenstein-wittgenstein@verwaltung.hotel-krone.example',
        newPasswordUrl: newPasswordUrlIn(frame),
      }),
  },
  { name: 'a link to a new password', content: (frame) => resetPassword(frame, { name, url: urlIn(frame) }) },
  {
    name: 'the password was changed',
    content: (frame) => passwordChanged(frame, { name, newPasswordUrl: newPasswordUrlIn(frame) }),
  },
];

import { expect, it } from 'vitest';
import { nextMail } from './next-mail.ts';

it.each([
  ['an address that nobody proved', { isProven: false, wasConfirmed: false, mailCount: 0 }, 'confirm'],
  ['its owner', { isProven: true, wasConfirmed: false, mailCount: 0 }, 'noted'],
  ['one that confirmed before', { isProven: false, wasConfirmed: true, mailCount: 1 }, 'noted'],
  ['one that did not answer two mails', { isProven: false, wasConfirmed: false, mailCount: 2 }, 'confirm'],
  ['one that did not answer three', { isProven: false, wasConfirmed: false, mailCount: 3 }, null],
  ['one that waits and is asked for again and again', { isProven: false, wasConfirmed: true, mailCount: 3 }, null],
])('%s is mailed: %#', (_, asked, mail) => {
  expect(nextMail(asked)).toBe(mail);
});

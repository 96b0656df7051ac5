import { expect, it } from 'vitest';
import { nextMail } from './next-mail.ts';

it.each([
  ['an address that nobody proved', { isProven: false, wasConfirmed: false, mailCount: 0, unanswered: 4 }, 'confirm'],
  ['its owner', { isProven: true, wasConfirmed: false, mailCount: 0, unanswered: 4 }, 'noted'],
  ['one that confirmed before', { isProven: false, wasConfirmed: true, mailCount: 1, unanswered: 4 }, 'noted'],
  [
    'one that did not answer two mails',
    { isProven: false, wasConfirmed: false, mailCount: 2, unanswered: 4 },
    'confirm',
  ],
  ['one that did not answer three', { isProven: false, wasConfirmed: false, mailCount: 3, unanswered: 4 }, 'none'],
  [
    'one that waits and is asked for again and again',
    { isProven: false, wasConfirmed: true, mailCount: 3, unanswered: 4 },
    'none',
  ],
  ['one that left five unanswered', { isProven: false, wasConfirmed: false, mailCount: 0, unanswered: 5 }, 'none'],
  [
    'one that waits for this and left five unanswered',
    { isProven: false, wasConfirmed: true, mailCount: 1, unanswered: 5 },
    'none',
  ],
  [
    'its owner, who left five unanswered',
    { isProven: true, wasConfirmed: false, mailCount: 0, unanswered: 5 },
    'noted',
  ],
])('%s is mailed: %#', (_, asked, mail) => {
  expect(nextMail(asked)).toBe(mail);
});

import { test as base, expect } from '@playwright/test';

export type ReceivedMail = {
  id: number;
  from: string;
  to: string[];
  subject: string;
  messageId: string | null;
  /** The first mail with the same Message-ID, where this one is a second delivery. */
  repeatOf: number | null;
  text: string | null;
  html: string | null;
};

type Fixtures = {
  /** Console errors that a journey means to cause, such as the 404 of a page that is not there. */
  expectedConsoleErrors: RegExp[];
  /** Fails the test for any other console error and for any error that a page does not catch. */
  consoleErrors: string[];
  /** The shop's mails to one address, newest first; waits until the first is there. */
  mailsTo: (address: string) => Promise<ReceivedMail[]>;
};

/** What every journey starts from: `import { expect, test } from './fixtures.ts'`. */
export const test = base.extend<Fixtures>({
  /** Each journey comes from a network of its own: what is counted by network is none of the others' business. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are wanted
  extraHTTPHeaders: async ({}, use) => {
    await use({ 'x-forwarded-for': `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}` });
  },

  expectedConsoleErrors: [[], { option: true }],

  consoleErrors: [
    async ({ context, expectedConsoleErrors }, use) => {
      const errors: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
      });
      // Also what a script tried and went on without.
      await context.addInitScript(() => {
        addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
          console.error(`refused by the policy of the page: ${violatedDirective} ${blockedURI}`);
        });
      });
      context.on('weberror', (webError) => errors.push(String(webError.error())));
      await use(errors);
      const unexpected = errors.filter((error) => !expectedConsoleErrors.some((pattern) => pattern.test(error)));
      expect(unexpected, 'errors in the browser console').toEqual([]);
    },
    { auto: true },
  ],

  mailsTo: async ({ request }, use, testInfo) => {
    const mailbox: string = testInfo.config.metadata.mailbox;
    await use(async (address) => {
      let mails: ReceivedMail[] = [];
      await expect(async () => {
        const answer = await request.get(`${mailbox}/api/mails`, { params: { to: address } });
        mails = ((await answer.json()) as { mails: ReceivedMail[] }).mails;
        expect(mails, `mails to ${address}`).not.toEqual([]);
      }).toPass();
      return mails;
    });
  },
});

export { expect };

import type { Config } from './config.ts';
import type { Say } from './report-step.ts';

/** Says at the start that what a shop for customers needs is stood in for by the sandbox: mails would wait on this machine, and no money move. */
export function warnOfStandIns({ shopUrl, sandbox, mollie }: Config, say: Say): void {
  if (!shopUrl.startsWith('https:') || !sandbox.isEnabled) return;
  const payments = mollie?.isSandbox ? ', and payments move no money until MOLLIE_API_KEY is' : '';
  say(`ATTENTION: mails stay in the mailbox of this machine until SMTP_URL is set${payments}.`);
}

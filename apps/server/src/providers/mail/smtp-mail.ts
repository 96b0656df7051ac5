import { createTransport } from 'nodemailer';
import type { MailProvider } from './mail-provider.ts';

/** Hands mails to an SMTP server: "smtp://user:password@host:587". */
export function createSmtpMail(settings: { url: string; from: string }): MailProvider {
  const transport = createTransport({
    url: settings.url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  return {
    send: async ({ messageId, ...mail }) => {
      await transport.sendMail({ ...mail, from: settings.from, messageId: `<${messageId}>` });
    },
    close: () => transport.close(),
  };
}

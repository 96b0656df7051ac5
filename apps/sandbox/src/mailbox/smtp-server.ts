import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { readMail } from './mail.ts';
import type { MailStore } from './mail-store.ts';

const largestMail = 25 * 1024 * 1024;

/** Takes every mail, from this machine, without encryption or password. Resolves when it listens. */
export async function openSmtpServer(store: MailStore, port: number): Promise<{ close(): Promise<void> }> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: largestMail,
    rejectOversized: true,
    closeTimeout: 1000,
    onData(stream, session, callback) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      buffer(stream)
        .then((source) => readMail(source, recipients, new Date()))
        .then((mail) => store.add(mail))
        .then(
          (mail) => callback(null, `Mail ${mail.id} is in the mailbox`),
          (error: Error) => callback(error),
        );
    },
  });
  const listening = once(server.listen(port, '127.0.0.1'), 'listening');
  await listening;
  // A client that goes away in the middle of a mail is nothing to end the process for.
  server.on('error', () => {});
  return { close: () => new Promise((resolve) => server.close(resolve)) };
}

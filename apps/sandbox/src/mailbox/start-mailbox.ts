import path from 'node:path';
import { openMailStore } from './mail-store.ts';
import { openSmtpServer } from './smtp-server.ts';
import { createWebServer } from './web-server.ts';

export type Mailbox = { address: string; stop(): Promise<void> };

export async function startMailbox(options: { dataDir: string; smtpPort: number; webPort: number }): Promise<Mailbox> {
  const store = await openMailStore(path.join(options.dataDir, 'mails.jsonl'));
  const smtp = await openSmtpServer(store, options.smtpPort);
  const web = createWebServer(store);
  try {
    await web.listen({ port: options.webPort, host: '127.0.0.1' });
  } catch (error) {
    await smtp.close();
    throw error;
  }
  return {
    address: `http://localhost:${options.webPort}`,
    async stop() {
      await Promise.all([smtp.close(), web.close()]);
    },
  };
}

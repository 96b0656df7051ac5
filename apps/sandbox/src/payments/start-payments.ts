import path from 'node:path';
import { createConnections } from '@mise/http-connections/connections.ts';
import Fastify from 'fastify';
import { mountApi } from './api.ts';
import { mountCardFields } from './card-fields.ts';
import { mountPages } from './pages.ts';
import { createPaymentBook } from './payment-book.ts';
import { openPaymentStore } from './payment-store.ts';
import { createWebhooks } from './webhooks.ts';

export type Payments = { address: string; stop(): Promise<void> };

/** How often payments are looked through for those that have run out. */
const expiryMs = 5_000;

/** A provider of payments that speaks version 2 of Mollie's API, with the pages on which a shopper pays. */
export async function startPayments(options: { dataDir: string; port: number; now?: () => Date }): Promise<Payments> {
  const address = `http://localhost:${options.port}`;
  const webhooks = createWebhooks();
  const store = openPaymentStore(path.join(options.dataDir, 'payments.jsonl'));
  const book = createPaymentBook(store, webhooks, options.now ?? (() => new Date()));
  const connections = createConnections();
  const app = Fastify({ serverFactory: connections.serverFactory, return503OnClosing: false });
  app.addHook('preClose', connections.drain);
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  // Clients say that they send JSON, and send nothing where there is nothing to say.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? undefined : JSON.parse(String(body)));
    } catch (error) {
      done(error as Error);
    }
  });
  mountApi(app, book, address);
  mountPages(app, book);
  mountCardFields(app, address);
  await app.listen({ port: options.port, host: '127.0.0.1' });
  const expiry = setInterval(() => store.list().map(({ id }) => book.find(id)), expiryMs).unref();
  return {
    address,
    async stop() {
      clearInterval(expiry);
      webhooks.stop();
      await app.close();
    },
  };
}

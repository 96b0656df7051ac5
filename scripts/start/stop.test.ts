import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '@mise/embedded-postgres/start-embedded-postgres.ts';
import { createPool } from '@mise/server/db/open-pool.ts';
import { fillCheckout } from '@mise/server/testing/fill-checkout.ts';
import { sampleVariations } from '@mise/server/testing/sample-variations.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../run-program.ts';
import { createPersistentClient, type PersistentClient } from '../test/hold/persistent-client.ts';
import { startTrial } from '../test/start-trial.ts';
import { makeTrialShop, type TrialShop } from '../test/trial-shop.ts';

let trial: TrialShop;
beforeAll(async () => {
  trial = await makeTrialShop();
});
afterAll(() => trial.remove());

describe.runIf(process.platform === 'linux')('a shop that is asked to stop', () => {
  test('does not wait for connections that ask nothing', { timeout: 120_000 }, async () => {
    const shop = await startTrial(root, trial.settings);
    const sockets = await Promise.all([
      ...[trial.port, trial.port + 2].flatMap((port) => [open(port), ask(port), open(port, 'GET / HTTP/1.1\r\nHo')]),
      open(trial.port + 1),
    ]);
    const ended = await shop.stop();
    // Code 1 says that some were not waited for any longer.
    expect(ended).toEqual([0, null]);
    for (const socket of sockets) socket.destroy();
  });

  test('answers all of fifty orders that were sent just before', { timeout: 180_000 }, async () => {
    const shop = await startTrial(root, trial.settings);
    const outages = { unanswered: 0, unavailable: 0 };
    const variationId = await anyVariation();
    const buyers = await Promise.all(Array.from({ length: 50 }, (_, index) => readyBuyer(index, variationId, outages)));
    expect(outages).toEqual({ unanswered: 0, unavailable: 0 });
    const orders = buyers.map((buyer) => buyer.callOnce('doPlaceOrder'));
    await sleep(15);
    const ended = await shop.stop();
    const numbers = (await Promise.all(orders)).map((placed) => placed?.order.id);
    expect(outages).toEqual({ unanswered: 0, unavailable: 0 });
    expect(new Set(numbers).size).toBe(50);
    expect(ended).toEqual([0, null]);
  });

  async function readyBuyer(
    index: number,
    productId: number,
    outages: Parameters<typeof createPersistentClient>[1],
  ): Promise<PersistentClient> {
    const client = createPersistentClient(`http://127.0.0.1:${trial.port}`, outages);
    await client.call('doAddCartItem', { productId, quantity: 1 });
    await fillCheckout(client, { email: `buyer-${index}@krone.example` });
    return client;
  }

  async function anyVariation(): Promise<number> {
    const database = await startEmbeddedPostgres({ dataDir: trial.settings.DATA_DIR ?? '' });
    const pool = createPool(database.connection, 1, () => {});
    const [id = 0] = await sampleVariations(pool, 1);
    await pool.end();
    await database.stop();
    return id;
  }
});

/** A connection on which so much has been sent. */
async function open(port: number, text = ''): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  if (text !== '') socket.write(text);
  return socket;
}

/** One that has had an answer and stays open. */
async function ask(port: number): Promise<Socket> {
  const socket = await open(port, 'GET /api/mails HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(socket, 'data');
  return socket;
}

import { expect, it, vi } from 'vitest';
import { fillCheckout } from '../testing/fill-checkout.ts';
import { sampleVariations } from '../testing/sample-variations.ts';
import { createTestShop } from '../testing/test-shop.ts';
import { startWorker } from './worker.ts';

it('stops without a job that does not end, and leaves it to the next process', async () => {
  const test = await createTestShop();
  const [id = 0] = await sampleVariations(test.database.pool, 1);
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId: id, quantity: 1 });
  await fillCheckout(visitor);
  await visitor.call('doPlaceOrder');

  let mails = 0;
  const never = new Promise<void>(() => {});
  const send = () => {
    mails += 1;
    return never;
  };
  const worker = await startWorker({ ...test.shop, mail: { send, close: () => {} } });
  await expect.poll(() => mails, { timeout: 20_000 }).toBe(1);
  await worker.stop();
  const jobs = await test.database.pool.query('SELECT locked_at FROM graphile_worker._private_jobs');
  expect(jobs.rows).toEqual([{ locked_at: null }]);
  expect(await test.sentMails()).toHaveLength(0);
  await test.database.pool.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
  expect(await test.sentMails()).toHaveLength(1);
  await test.close();
});

it('a queue that finds no work any more is started again', async () => {
  const test = await createTestShop();
  const { pool } = test.database;
  const [id = 0] = await sampleVariations(pool, 1);
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId: id, quantity: 1 });
  await fillCheckout(visitor);
  await visitor.call('doPlaceOrder');

  const sent: string[] = [];
  const send = async ({ subject }: { subject: string }) => void sent.push(subject);
  const error = vi.fn();
  const log = Object.assign(Object.create(test.shop.log), { error });
  const shop = { ...test.shop, log, mail: { send, close: () => {} } };
  // The queue asks once which tasks there are, and keeps the answer.
  await pool.query('ALTER TABLE graphile_worker._private_tasks RENAME TO gone');
  const worker = await startWorker(shop, { longestSilenceMs: 3000 });
  await expect.poll(() => error.mock.calls.length, { timeout: 20_000 }).toBeGreaterThan(0);
  expect(error.mock.calls[0]?.[0].err.message).toContain('_private_tasks');
  await pool.query('ALTER TABLE graphile_worker.gone RENAME TO _private_tasks');
  await expect.poll(() => sent.length, { timeout: 20_000 }).toBe(1);
  await worker.stop();
  await test.close();
});

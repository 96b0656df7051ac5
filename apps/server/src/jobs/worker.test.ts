import { parseCrontab } from 'graphile-worker';
import { expect, it, vi } from 'vitest';
import { newPayment } from '../domains/payments/new-payment.ts';
import type { PaymentProvider } from '../providers/payment/payment-provider.ts';
import { enqueue, outsideQueue } from '../queue/enqueue.ts';
import { fillCheckout } from '../testing/fill-checkout.ts';
import { sampleVariations } from '../testing/sample-variations.ts';
import { createTestShop, type TestShop } from '../testing/test-shop.ts';
import { crontab } from './tasks.ts';
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

/** An order, whose confirmation waits to be sent. */
async function placeOrder(test: TestShop): Promise<number> {
  const [id = 0] = await sampleVariations(test.database.pool, 1);
  const visitor = test.visitor();
  await visitor.call('doAddCartItem', { productId: id, quantity: 1 });
  await fillCheckout(visitor);
  return (await visitor.call('doPlaceOrder')).order.id;
}

it('sends mails while a provider does not answer, however many jobs wait for it', async () => {
  const test = await createTestShop();
  const { pool } = test.database;
  const orderId = await placeOrder(test);
  const payment = { orderId, methodKey: 'x', amount: 1, currency: 'EUR', provider: 'mollie', status: 'open' } as const;
  await test.shop.db.transaction((tx) => newPayment(tx, payment, new Date()));
  await pool.query("UPDATE payment SET provider_id = 'tr_hanging'");
  for (const key of ['one', 'two', 'three']) {
    await enqueue(test.shop.db, { task: 'refund-surplus', payload: { orderId }, key, at: new Date(0) });
  }
  let asked = 0;
  const find = () => {
    asked += 1;
    return new Promise<never>(() => {});
  };
  const sent: string[] = [];
  const send = async ({ subject }: { subject: string }) => void sent.push(subject);
  const payments = { find, refunds: find } as unknown as PaymentProvider;
  const worker = await startWorker({ ...test.shop, payments, mail: { send, close: () => {} } });
  await expect.poll(() => [asked, sent.length], { timeout: 20_000 }).toEqual([1, 1]);
  await worker.stop();
  await test.close();
});

it('what asks a service outside by the clock is in the same queue, each once', () => {
  const outside = parseCrontab(crontab).filter(({ task }) => /^(end-holds|reconcile-|check-)/.test(task));
  expect(outside.map(({ task, options }) => [options.queueName, options.jobKey === task])).toEqual(
    Array(3).fill([outsideQueue, true]),
  );
});

it('what happens by the clock goes on when that is set back, also by a start beside one that was ahead', async () => {
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now: new Date('2027-12-24T10:04:58Z') });
  const test = await createTestShop();
  const { pool } = test.database;
  const warn = vi.fn();
  const shop = { ...test.shop, log: Object.assign(Object.create(test.shop.log), { warn }) };
  const times = async () => {
    const { rows } = await pool.query(
      "SELECT last_execution FROM graphile_worker._private_known_crontabs WHERE identifier = 'end-holds'",
    );
    return rows.map(({ last_execution: at }) => at?.toISOString());
  };
  let worker = await startWorker(shop);
  await expect.poll(times, { timeout: 20_000 }).toEqual(['2027-12-24T10:05:00.000Z']);
  vi.setSystemTime(new Date('2026-11-24T10:09:48Z'));
  await expect.poll(times, { timeout: 30_000 }).toEqual(['2026-11-24T10:10:00.000Z']);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    { seconds: expect.any(Number) },
    expect.stringContaining('the clock was set'),
  );
  await worker.stop();
  vi.setSystemTime(new Date('2025-11-24T10:14:58Z'));
  worker = await startWorker(shop);
  await expect.poll(times, { timeout: 20_000 }).toEqual(['2025-11-24T10:15:00.000Z']);
  await worker.stop();
  await test.close();
  vi.useRealTimers();
}, 90_000);

it('a job that is given up is an error in the log', async () => {
  const test = await createTestShop();
  await placeOrder(test);
  await test.database.pool.query('UPDATE graphile_worker._private_jobs SET max_attempts = 1');
  const error = vi.fn();
  const log = Object.assign(Object.create(test.shop.log), { error });
  const send = () => Promise.reject(new Error('no such mailbox'));
  const worker = await startWorker({ ...test.shop, log, mail: { send, close: () => {} } });
  await expect.poll(() => error.mock.calls.length, { timeout: 20_000 }).toBe(1);
  expect(error.mock.calls[0]?.[0]).toMatchObject({
    task: 'send-order-confirmation',
    err: { message: 'no such mailbox' },
  });
  await worker.stop();
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

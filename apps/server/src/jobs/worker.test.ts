import { expect, it } from 'vitest';
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

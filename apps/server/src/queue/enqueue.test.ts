import { expectTypeOf, it } from 'vitest';
import type { Queryable } from '../db/database.ts';
import type { Job } from '../jobs/tasks.ts';
import { enqueue } from './enqueue.ts';

declare const db: Queryable;

/** The type check is what tests here; vitest only sees that the file loads. */
export async function wrongJobs() {
  // @ts-expect-error there is no such task
  await enqueue(db, { task: 'send-order-confirmations', payload: { orderId: 1 }, key: 'a' });
  // @ts-expect-error the order is missing
  await enqueue(db, { task: 'send-order-confirmation', payload: {}, key: 'a' });
  // @ts-expect-error it takes nothing
  await enqueue(db, { task: 'forget-visitors', payload: { orderId: 1 }, key: 'a' });
}

it('the payload follows from the task', () => {
  expectTypeOf<Extract<Job, { task: 'send-order-confirmation' }>['payload']>().toEqualTypeOf<{ orderId: number }>();
});

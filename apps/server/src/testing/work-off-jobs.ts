import { Logger, runOnce } from 'graphile-worker';
import type { Shop } from '../context.ts';
import { taskList } from '../jobs/worker.ts';

/** Does what waits in the queue, as the worker of a running shop does. One that fails is said in its log. */
export async function workOffJobs(shop: Shop): Promise<void> {
  const logger = new Logger(() => (level, message) => {
    if (level === 'error') shop.log.error({ job: message }, 'job queue');
  });
  await runOnce({ pgPool: shop.pool, noHandleSignals: true, taskList: taskList(shop), logger });
}

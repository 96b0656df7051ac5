import { Logger, run, type TaskList } from 'graphile-worker';
import type { Shop } from '../context.ts';
import { type TaskName, tasks } from './tasks.ts';

/** Works off the queue in this process until it is stopped; stop it before its pool. */
export async function startWorker(shop: Shop): Promise<{ stop: () => Promise<void> }> {
  const runner = await run({
    pgPool: shop.pool,
    concurrency: 2,
    pollInterval: 2000,
    noHandleSignals: true,
    taskList: taskList(shop),
    logger: new Logger(() => (level, message) => {
      if (level === 'error' || level === 'warning') shop.log.warn({ job: message }, 'job queue');
    }),
  });
  runner.promise.catch((error: unknown) => shop.log.error({ err: error }, 'the job queue stopped'));
  return { stop: () => runner.stop() };
}

function taskList(shop: Shop): TaskList {
  return Object.fromEntries(
    (Object.keys(tasks) as TaskName[]).map((name) => [
      name,
      async (payload: unknown) => {
        await tasks[name](shop, payload as Parameters<(typeof tasks)[typeof name]>[1]);
      },
    ]),
  );
}

import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, type Runner, run, type TaskList, type WorkerEvents, type WorkerPool } from 'graphile-worker';
import type pg from 'pg';
import type { Shop } from '../context.ts';
import { createLifeSign, freeAbandonedJobs } from './abandoned-jobs.ts';
import { crontab, type TaskName, tasks } from './tasks.ts';

/** How soon a queue that stopped is started again, and how often jobs of processes that were killed are looked for. */
const restartMs = 1000;
const abandonedMs = 5000;
/** Jobs that are worked off at a time, and how often each place looks for the next one. */
const concurrency = 2;
const pollMs = 2000;
/** A job that takes longer when the process stops is given back to the queue. */
const jobEndsMs = 2000;
/** A clock that was set by more than this is a new one for what happens by it. */
const clockSetMs = 60_000;

/**
 * Works off the queue in this process until it is stopped; stop it before its pool. A database that goes away may end a
 * queue: it is started again. So is one that has not been able to look for work for `longestSilenceMs`: Graphile Worker keeps the answer to
 * what it asks first, also where that was an error, and would do nothing from then on. And so is one whose clock was set: it waits for a minute that
 * it had in mind before.
 */
export async function startWorker(
  shop: Shop,
  { longestSilenceMs = 30_000 } = {},
): Promise<{ stop: () => Promise<void> }> {
  const stopping = new AbortController();
  const lifeSign = createLifeSign(shop.pool);
  let workers: WorkerPool | undefined;
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => {
    workers = workerPool;
  });
  events.on('job:failed', ({ job, error }) => {
    shop.log.error({ err: error, task: job.task_identifier, job: job.id }, 'a job failed for the last time');
  });
  const lookout = createLookout(events);
  const ends = new WeakMap<Runner, Promise<true>>();
  let runner = await runQueue(shop, events);

  /** When its last job has ended. Asked twice it says the same: a runner is stopped once. */
  function end(running: Runner): Promise<true> {
    const isDone = ends.get(running) ?? running.stop().then(isTrue, isTrue);
    ends.set(running, isDone);
    return isDone;
  }

  async function keepRunning(): Promise<void> {
    while (!stopping.signal.aborted) {
      await runner.promise.catch((error: unknown) => shop.log.error({ err: error }, 'the job queue stopped'));
      if (stopping.signal.aborted) return;
      await sleep(restartMs, undefined, stopping).catch(() => {});
      if (stopping.signal.aborted) return;
      runner = await runQueue(shop, events).catch(() => runner);
      // A stop that came meanwhile has not heard of this one.
      if (stopping.signal.aborted) await end(runner);
    }
  }

  async function watch(): Promise<void> {
    let startedAt = processStart();
    while (!stopping.signal.aborted) {
      await sleep(Math.min(longestSilenceMs, abandonedMs), undefined, stopping).catch(() => {});
      if (stopping.signal.aborted) return;
      const setBy = processStart() - startedAt;
      if (Math.abs(setBy) > clockSetMs) {
        shop.log.warn({ seconds: Math.round(setBy / 1000) }, 'the clock was set: the job queue is started again');
        startedAt += setBy;
        void end(runner);
        continue;
      }
      if (lookout.silentMs() <= longestSilenceMs) continue;
      shop.log.error({ err: lookout.lastError() }, 'the job queue finds no work any more: it is started again');
      lookout.begin();
      void end(runner);
    }
  }

  async function freeAbandoned(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        await lifeSign.show(workers?.id ?? '');
        await freeAbandonedJobs(shop.db);
      } catch (error) {
        shop.log.warn({ err: error }, 'jobs of other processes could not be looked for');
      }
      await sleep(abandonedMs, undefined, stopping).catch(() => {});
    }
  }

  const loops = [keepRunning(), watch(), freeAbandoned()];
  return {
    stop: async () => {
      stopping.abort();
      if (!(await Promise.race([end(runner), sleep(jobEndsMs, false, { ref: false })]))) {
        await Promise.resolve(workers?.forcefulShutdown('the process stops')).catch(() => {});
      }
      await Promise.all(loops);
      lifeSign.end();
    },
  };
}

const isTrue = () => true as const;

/** When this process began by the clock as it is now: another moment after somebody has set it. */
const processStart = () => Date.now() - performance.now();

/** For how long a queue that had a place to spare has not been able to look for work (milliseconds), and why. */
function createLookout(events: WorkerEvents) {
  let lastLook = performance.now();
  let lastError: unknown;
  const busy = new Set<string>();
  const begin = () => {
    lastLook = performance.now();
  };
  events.on('worker:getJob:empty', begin);
  events.on('worker:getJob:error', ({ error }) => {
    lastError = error;
  });
  events.on('pool:create', () => busy.clear());
  events.on('job:start', ({ job }) => {
    begin();
    busy.add(job.id);
  });
  events.on('job:complete', ({ job }) => {
    begin();
    busy.delete(job.id);
  });
  return {
    begin,
    silentMs: () => (busy.size < concurrency ? performance.now() - lastLook : 0),
    lastError: () => lastError,
  };
}

async function runQueue(shop: Shop, events: WorkerEvents): Promise<Runner> {
  await forgetTimesToCome(shop.pool);
  return run({
    pgPool: shop.pool,
    concurrency,
    pollInterval: pollMs,
    noHandleSignals: true,
    // Without a batch a job that cannot be marked as done, because the database is away, would end the process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    events,
    taskList: taskList(shop),
    crontab,
    logger: new Logger(() => (level, message) => {
      if (level === 'error' || level === 'warning') shop.log.warn({ job: message }, 'job queue');
    }),
  });
}

/** What was done by the clock while that was ahead would not be done again until then. */
async function forgetTimesToCome(pool: pg.Pool): Promise<void> {
  const now = new Date();
  await pool.query(
    `UPDATE graphile_worker._private_known_crontabs
      SET known_since = least(known_since, $1), last_execution = least(last_execution, $1)
      WHERE greatest(known_since, last_execution) > $2`,
    [now, new Date(now.getTime() + clockSetMs)],
  );
}

/** A payload is what `enqueue` was given for the task, read back from the database. */
export function taskList(shop: Shop): TaskList {
  return Object.fromEntries(
    (Object.keys(tasks) as TaskName[]).map((name) => {
      const task = tasks[name] as (shop: Shop, payload: unknown) => Promise<unknown>;
      return [name, async (payload: unknown) => void (await task(shop, payload))];
    }),
  );
}

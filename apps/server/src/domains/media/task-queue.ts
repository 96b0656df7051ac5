/** So many wait already that nobody should join them. */
export class BusyError extends Error {
  constructor() {
    super('too many are waiting');
    this.name = 'BusyError';
  }
}

type TaskQueue = <Value>(task: () => Promise<Value>) => Promise<Value>;

/** Runs at most `concurrency` tasks at a time, in the order in which they came; at most `longestQueue` wait. */
export function createTaskQueue(concurrency: number, longestQueue = 300): TaskQueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < concurrency) {
      running += 1;
      return;
    }
    if (waiting.length >= longestQueue) throw new BusyError();
    // Whoever leaves hands its place over, so that nobody slips in between.
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return async function run(task) {
    await enter();
    try {
      return await task();
    } finally {
      leave();
    }
  };
}

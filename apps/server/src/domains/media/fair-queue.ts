/** So many wait already that nobody should join them. */
export class BusyError extends Error {
  constructor() {
    super('too many are waiting');
    this.name = 'BusyError';
  }
}

/** `line`: whose task it is. */
export type FairQueue = <Value>(line: string, task: () => Promise<Value>) => Promise<Value>;

type Waiting = { admit: () => void; refuse: (error: BusyError) => void };

/**
 * Runs at most `concurrency` tasks at a time; at most `longestQueue` wait, each in a line of its own kind. Lines take turns, so
 * that a long one does not keep a short one waiting. Where the queue is full, the longest line loses its last task to
 * whoever has a shorter one. Alone, a line has all there is.
 */
export function createFairQueue({ concurrency, longestQueue = 300 }: FairQueueOptions): FairQueue {
  // The line whose turn is next stands first.
  const lines = new Map<string, Waiting[]>();
  let running = 0;
  let waiting = 0;

  async function enter(line: string): Promise<void> {
    if (running < concurrency) {
      running += 1;
      return;
    }
    if (waiting >= longestQueue) makeRoomFor(line);
    waiting += 1;
    await new Promise<void>((admit, refuse) => {
      const own = lines.get(line) ?? [];
      lines.set(line, own);
      own.push({ admit, refuse });
    });
  }

  function makeRoomFor(line: string): void {
    const longest = [...lines.values()].reduce<Waiting[]>((a, b) => (b.length > a.length ? b : a), []);
    const ownLength = lines.get(line)?.length ?? 0;
    if (longest.length <= ownLength + 1) throw new BusyError();
    longest.pop()?.refuse(new BusyError());
    waiting -= 1;
  }

  /** Whoever leaves hands its place over, so that nobody slips in between. */
  function leave(): void {
    const [next] = lines;
    if (!next) {
      running -= 1;
      return;
    }
    const [line, [first, ...others]] = next;
    lines.delete(line);
    if (others.length > 0) lines.set(line, others);
    waiting -= 1;
    first?.admit();
  }

  return async function run(line, task) {
    await enter(line);
    try {
      return await task();
    } finally {
      leave();
    }
  };
}

type FairQueueOptions = { concurrency: number; longestQueue?: number };

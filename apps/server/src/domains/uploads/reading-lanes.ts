import { createFairQueue } from '../media/fair-queue.ts';
import { LateError } from '../media/run-apart.ts';

/** Whose file it is. `hasGone`: they wait for its answer no more. */
export type UploadFrom = { network: string; hasGone: () => boolean };

/** What is known of a file that was read, with the milliseconds of a processor that it took. */
type Read = { milliseconds: number };

type Lanes = {
  /**
   * Has a file of a network read, perhaps twice: `read` throws a LateError when it takes longer than `milliseconds`. Throws a BusyError
   * where too many wait, and a GoneError where nobody does any more (`hasGone`).
   */
  inLane: <Value extends Read>(
    from: UploadFrom,
    read: (limits: { milliseconds: number }) => Promise<Value>,
  ) => Promise<Value>;
};

type LaneOptions = {
  /** What the files of a network may take before it is a slow one (milliseconds of a processor); so much is forgiven each minute. */
  quickMs: number;
  /** How long a file is among the quick ones, however much else the machine has to do (milliseconds). */
  longestQuickMs: number;
  /** The same of any file. */
  longestMs: number;
  longestQueue: number;
};

const forgivenAfterMs = 60_000;
/** Networks that are remembered; a file takes longer to send than one of these to be forgotten. */
const mostNetworks = 10_000;

/** Nobody waits for this file any more. */
export class GoneError extends Error {
  constructor() {
    super('whoever handed it in is gone');
    this.name = 'GoneError';
  }
}

/**
 * Three files are read at a time: two of those networks whose files took little, and one of the others. Whoever brings a file of use waits for few
 * then, however many networks bring what takes long: each is among the quick ones once, and there for no longer than those may take.
 */
export function createReadingLanes({ quickMs, longestQuickMs, longestMs, longestQueue }: LaneOptions): Lanes {
  const quick = createFairQueue({ concurrency: 2, longestQueue });
  const slow = createFairQueue({ concurrency: 1, longestQueue });
  /** What the files of each network took (milliseconds), and when that was counted; who brought one last stands last. */
  const taken = new Map<string, { ms: number; at: number }>();

  function takenBy(network: string): number {
    const { ms, at } = taken.get(network) ?? { ms: 0, at: 0 };
    return Math.max(0, ms - ((performance.now() - at) / forgivenAfterMs) * quickMs);
  }

  function note(network: string, ms: number): void {
    const before = takenBy(network);
    taken.delete(network);
    taken.set(network, { ms: before + ms, at: performance.now() });
    const [oldest] = taken.keys();
    if (taken.size > mostNetworks && oldest !== undefined) taken.delete(oldest);
  }

  const inLane: Lanes['inLane'] = async ({ network, hasGone }, read) => {
    const isSlow = () => takenBy(network) > quickMs;

    async function readWithin(limit: number) {
      if (hasGone()) throw new GoneError();
      try {
        const found = await read({ milliseconds: limit });
        note(network, found.milliseconds);
        return found;
      } catch (error) {
        note(network, limit);
        throw error;
      }
    }

    async function readQuickly() {
      try {
        return await readWithin(longestQuickMs);
      } catch (error) {
        if (error instanceof LateError) return null;
        throw error;
      }
    }

    if (!isSlow()) {
      // What its files before this one took is known only when its turn comes.
      const found = await quick(network, async () => (isSlow() ? null : readQuickly()));
      if (found) return found;
    }
    return slow(network, () => readWithin(longestMs));
  };

  return { inLane };
}

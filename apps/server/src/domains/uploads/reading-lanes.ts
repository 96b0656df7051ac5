import { createFairQueue } from '../media/fair-queue.ts';
import { LateError } from '../media/run-apart.ts';

/** Whose file it is. `hasGone`: they wait for its answer no more. */
export type UploadFrom = { network: string; hasGone: () => boolean };

type Lanes = {
  /**
   * Has a file of a network read, perhaps twice: `read` throws a LateError when it takes longer than `milliseconds`. Throws a BusyError
   * where too many wait, and a GoneError where nobody does any more (`hasGone`).
   */
  inLane: <Value>(from: UploadFrom, read: (limits: { milliseconds: number }) => Promise<Value>) => Promise<Value>;
};

type LaneOptions = {
  /** Of the files of one network, before it is a slow one (milliseconds). */
  quickMs: number;
  /** Of any file (milliseconds). */
  longestMs: number;
  /** So long after its last file it is none any more (milliseconds). */
  rememberedMs: number;
  longestQueue: number;
};

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
export function createReadingLanes({ quickMs, longestMs, rememberedMs, longestQueue }: LaneOptions): Lanes {
  const quick = createFairQueue({ concurrency: 2, longestQueue });
  const slow = createFairQueue({ concurrency: 1, longestQueue });
  /** How long the files of each network took (milliseconds); who brought one last stands last. */
  const taken = new Map<string, { ms: number; until: number }>();

  function isSlow(network: string): boolean {
    const known = taken.get(network);
    return known !== undefined && known.until > performance.now() && known.ms > quickMs;
  }

  function note(network: string, ms: number): void {
    const now = performance.now();
    const known = taken.get(network);
    const before = known && known.until > now ? known.ms : 0;
    taken.delete(network);
    taken.set(network, { ms: before + ms, until: now + rememberedMs });
    const [oldest] = taken.keys();
    if (taken.size > mostNetworks && oldest !== undefined) taken.delete(oldest);
  }

  const inLane: Lanes['inLane'] = async ({ network, hasGone }, read) => {
    async function readWithin(milliseconds: number) {
      if (hasGone()) throw new GoneError();
      const began = performance.now();
      try {
        return await read({ milliseconds });
      } finally {
        note(network, performance.now() - began);
      }
    }
    async function readQuickly() {
      try {
        return { value: await readWithin(quickMs) };
      } catch (error) {
        if (error instanceof LateError) return null;
        throw error;
      }
    }
    if (!isSlow(network)) {
      // What its files before this one took is known only when its turn comes.
      const done = await quick(network, async () => (isSlow(network) ? null : readQuickly()));
      if (done) return done.value;
    }
    return slow(network, () => readWithin(longestMs));
  };

  return { inLane };
}

import { createFairQueue } from '../media/fair-queue.ts';

type Lanes = {
  /** Has a file of a network read. Throws a BusyError where too many wait. `hasGone`: nobody waits for it any more. */
  inLane: <Value>(from: { network: string; hasGone: () => boolean }, read: () => Promise<Value>) => Promise<Value>;
};

type LaneOptions = {
  /** Of the files of one network, before it is a slow one (milliseconds). */
  quickMs: number;
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
 * Two files are read at a time: one of those networks whose files took little, and one of the others. Whoever brings a file of use waits for few
 * then, however many networks bring what takes long: each is among the quick ones once.
 */
export function createReadingLanes({ quickMs, rememberedMs, longestQueue }: LaneOptions): Lanes {
  const quick = createFairQueue({ concurrency: 1, longestQueue });
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
    async function readNow() {
      if (hasGone()) throw new GoneError();
      const began = performance.now();
      try {
        return await read();
      } finally {
        note(network, performance.now() - began);
      }
    }
    if (!isSlow(network)) {
      // What its files before this one took is known only when its turn comes.
      const done = await quick(network, async () => (isSlow(network) ? null : { value: await readNow() }));
      if (done) return done.value;
    }
    return slow(network, readNow);
  };

  return { inLane };
}

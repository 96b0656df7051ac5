import { availableParallelism, totalmem } from 'node:os';

const megabyte = 1024 * 1024;

/** Live data of the demo shop are 70 MB. With 100,000 items and under load the process takes 270 MB, with all that is no heap. */
const largestHeap = 512;

/**
 * What a call leaves behind dies young, where there is room for three of a cart of 500 lines (MB) and where V8 does not learn otherwise: after
 * some seconds of many calls at once, each of which takes longer then, it puts most of what they make among what is old, and goes on with it
 * when they are over. Collecting that took half of Node's time (bench/README.md).
 */
const semiSpace = 16;
const forShortLives = '--no-allocation-site-pretenuring';

/**
 * How far the heap may grow from one collection of all that is old to the next, in percent of what is alive. V8 takes 10 as long as its own thread
 * hardly notices, but marking takes others a quarter of a second: once a second, under load, of two processors. It begins well before that: with 30,
 * while pages are made, whenever a heap of 90 to 110 MB had grown by four, which is once a second again.
 */
const growth = 60;

/**
 * Threads that V8 may collect and compile in beside its own: as many as there are processors that nothing else of it needs. It takes four, which on
 * two processors keep its own, and PostgreSQL, from going on while they mark.
 */
const mostHelpers = 4;

/** Lets the process give memory back while nobody asks for anything (`give-back-memory.ts`). */
const forQuietMoments = '--expose-gc';

/**
 * Flags for the Node that serves. Left alone, V8 takes a large machine as leave to let garbage lie: several times of what is
 * alive, and it keeps the room. The heap may grow to half of the memory that there is and to 512 MB; whoever names a limit in
 * NODE_OPTIONS decides. `available`: bytes.
 */
export function memoryFlags({
  available = availableMemory(),
  processors = availableParallelism(),
  ownOptions = process.env.NODE_OPTIONS ?? '',
} = {}) {
  if (/--max[-_]old[-_]space/.test(ownOptions)) return [];
  const heap = Math.min(largestHeap, Math.floor(available / 2 / megabyte));
  return [
    `--max-old-space-size=${heap}`,
    `--min-semi-space-size=${semiSpace}`,
    `--max-semi-space-size=${semiSpace}`,
    `--heap-growing-percent=${growth}`,
    `--v8-pool-size=${Math.min(Math.max(processors - 1, 1), mostHelpers)}`,
    forShortLives,
    forQuietMoments,
  ];
}

/** What a container allows, where there is one. */
function availableMemory() {
  return Math.min(totalmem(), process.constrainedMemory?.() || Number.POSITIVE_INFINITY);
}

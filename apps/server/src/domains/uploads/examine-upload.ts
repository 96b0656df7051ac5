import { availableParallelism } from 'node:os';
import type { UploadType } from '@mise/rules/uploaded-file.ts';
import { createFairQueue } from '../media/fair-queue.ts';
import { createReadingThreads } from '../media/reading-threads.ts';

/** Plenty: ten megabytes take less than a second. */
const ordinaryLimits = { milliseconds: 10_000, megabytes: 256 };

/** One processor is left for everything else, where there is another. */
const concurrency = Math.min(2, Math.max(1, availableParallelism() - 1));

const inTurn = createFairQueue({ concurrency, longestQueue: 20 });
const readInThread = createReadingThreads<UploadType | null>(new URL('./upload-worker.ts', import.meta.url));

/**
 * What a file is, or null where the shop does not take it. It is read in a thread of its own, which ends when it takes too long or too much
 * memory: whatever a file does to what reads it, the shop answers on. Throws a BusyError where too many wait; `network`: who asks.
 */
export function examineUpload(bytes: Buffer, network: string, limits = ordinaryLimits): Promise<UploadType | null> {
  return inTurn(network, () => readInThread(bytes, limits).catch(() => null));
}

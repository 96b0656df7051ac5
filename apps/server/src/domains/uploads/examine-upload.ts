import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { UploadType } from '@mise/rules/uploaded-file.ts';
import { createFairQueue } from '../media/fair-queue.ts';

/** Plenty: ten megabytes take less than a second. */
const ordinaryLimits = { milliseconds: 10_000, megabytes: 256 };

/** One processor is left for everything else, where there is another. */
const concurrency = Math.min(2, Math.max(1, availableParallelism() - 1));

const inTurn = createFairQueue({ concurrency, longestQueue: 20 });

/**
 * What a file is, or null where the shop does not take it. It is read in a thread of its own, which ends when it takes too long or too much
 * memory: whatever a file does to what reads it, the shop answers on. Throws a BusyError where too many wait; `network`: who asks.
 */
export function examineUpload(bytes: Buffer, network: string, limits = ordinaryLimits): Promise<UploadType | null> {
  return inTurn(network, () => examineInWorker(bytes, limits));
}

async function examineInWorker(
  bytes: Buffer,
  { milliseconds, megabytes }: typeof ordinaryLimits,
): Promise<UploadType | null> {
  const worker = new Worker(new URL('./upload-worker.ts', import.meta.url), {
    workerData: new Uint8Array(bytes),
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 32 },
  });
  // What it says after its time is up is nobody's.
  worker.on('error', () => {});
  try {
    const [type] = await once(worker, 'message', { signal: AbortSignal.timeout(milliseconds) });
    return type;
  } catch {
    return null;
  } finally {
    await worker.terminate();
  }
}

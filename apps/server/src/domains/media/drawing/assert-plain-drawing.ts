import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createFairQueue } from '../fair-queue.ts';
import { PictureError } from '../picture-error.ts';

/** Plenty: a drawing of a megabyte takes less than a second on a busy machine. */
const ordinaryLimits = { milliseconds: 10_000, megabytes: 64 };

const inTurn = createFairQueue({ concurrency: 2 });

/**
 * Throws a PictureError, whose cause says why, unless the bytes are a drawing that only draws. It is read in a thread of
 * its own, which ends when it takes too long or too much memory: whatever a file does to the parser, the shop answers on.
 */
export async function assertPlainDrawing(bytes: Buffer, limits = ordinaryLimits): Promise<void> {
  const reason = await inTurn('drawings', () => checkInWorker(bytes, limits));
  if (reason !== null) throw new PictureError('unknownType', { cause: reason });
}

async function checkInWorker(bytes: Buffer, { milliseconds, megabytes }: typeof ordinaryLimits): Promise<unknown> {
  const worker = new Worker(new URL('./drawing-worker.ts', import.meta.url), {
    workerData: new Uint8Array(bytes),
    resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: 16 },
  });
  // What it says after its time is up is nobody's.
  worker.on('error', () => {});
  try {
    const [reason] = await once(worker, 'message', { signal: AbortSignal.timeout(milliseconds) });
    return reason;
  } catch (error) {
    throw new PictureError('unknownType', { cause: error });
  } finally {
    await worker.terminate();
  }
}

import { createFairQueue } from '../fair-queue.ts';
import { PictureError } from '../picture-error.ts';
import { createReadingThreads } from '../reading-threads.ts';

/** Plenty: a drawing of a megabyte takes less than a second on a busy machine. */
const ordinaryLimits = { milliseconds: 10_000, megabytes: 64 };

const inTurn = createFairQueue({ concurrency: 2 });
const readInThread = createReadingThreads<string | null>(new URL('./drawing-worker.ts', import.meta.url));

/**
 * Throws a PictureError, whose cause says why, unless the bytes are a drawing that only draws. It is read in a thread of
 * its own, with limits.
 */
export async function assertPlainDrawing(bytes: Buffer, limits = ordinaryLimits): Promise<void> {
  const reason = await inTurn('drawings', () => readInThread(bytes, limits).catch(refuse));
  if (reason !== null) refuse(reason);
}

function refuse(cause: unknown): never {
  throw new PictureError('unknownType', { cause });
}

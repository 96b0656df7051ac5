import { availableParallelism } from 'node:os';
import type { UploadType } from '@mise/rules/uploaded-file.ts';
import { createFairQueue } from '../media/fair-queue.ts';
import { createApart } from '../media/run-apart.ts';
import type { UploadTasks } from './apart/upload-program.ts';

/** Plenty: ten megabytes take less than a second. */
const ordinaryLimits = { milliseconds: 10_000 };

const inTurn = createFairQueue({ concurrency: Math.min(2, availableParallelism()), longestQueue: 20 });
const apart = createApart<UploadTasks>(new URL('./apart/upload-program.ts', import.meta.url), { megabytes: 1024 });

/**
 * What a file is, or null where the shop does not take it. It is read in a process of its own, which is ended when it takes too long or too much
 * memory: whatever a file does to what reads it, the shop answers on. Throws a BusyError where too many wait; `network`: who asks.
 */
export function examineUpload(bytes: Buffer, network: string, limits = ordinaryLimits): Promise<UploadType | null> {
  return inTurn(network, () => apart(limits, 'uploadTypeOf', bytes).catch(() => null));
}

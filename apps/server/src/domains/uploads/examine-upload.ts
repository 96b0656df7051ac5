import type { UploadType } from '@mise/rules/uploaded-file.ts';
import { createApart, LateError } from '../media/run-apart.ts';
import type { UploadTasks } from './apart/upload-program.ts';
import { createReadingLanes } from './reading-lanes.ts';

/** Plenty: ten megabytes take less than a second. */
const ordinaryLimits = { milliseconds: 10_000 };

const { inLane } = createReadingLanes({ quickMs: 1000, rememberedMs: 600_000, longestQueue: 20 });
const apart = createApart<UploadTasks>(new URL('./apart/upload-program.ts', import.meta.url), { megabytes: 1024 });

/** `type`: null where the shop does not take it. `isLate`: that is not known, since it took too long. */
export type ExaminedUpload = { type: UploadType | null; isLate: boolean; milliseconds: number };

/** Whose file it is. `hasGone`: they wait for its answer no more. */
export type UploadFrom = { network: string; hasGone: () => boolean };

/**
 * Finds out what a file is, in a process of its own, which ends when it takes too long or too much memory: whatever a file does to what reads it,
 * the shop answers on. Throws a BusyError where too many wait, and a GoneError where nobody does.
 */
export function examineUpload(bytes: Buffer, from: UploadFrom, limits = ordinaryLimits): Promise<ExaminedUpload> {
  return inLane(from, async () => {
    const began = performance.now();
    const found = await apart(limits, 'uploadTypeOf', bytes).then(
      (type) => ({ type, isLate: false }),
      // What ended the process before its time, the file did.
      (error) => ({ type: null, isLate: error instanceof LateError }),
    );
    return { ...found, milliseconds: performance.now() - began };
  });
}

import type { UploadType } from '@mise/rules/uploaded-file.ts';
import { createApart, LateError } from '../media/run-apart.ts';
import type { UploadTasks } from './apart/upload-program.ts';
import { createReadingLanes, type UploadFrom } from './reading-lanes.ts';

/** Of all that is done with a file (milliseconds). Plenty: ten megabytes take less than a second, and most files some hundredths. */
const longestMs = 10_000;

const { inLane } = createReadingLanes({ quickMs: 1000, longestQuickMs: 2000, longestMs, longestQueue: 20 });
const apart = createApart<UploadTasks>(new URL('./apart/upload-program.ts', import.meta.url), { megabytes: 1024 });

/** `type`: null where the shop does not take it. `isLate`: that is not known, since it took too long. `milliseconds`: of a processor. */
export type ExaminedUpload = { type: UploadType | null; isLate: boolean; milliseconds: number };

/**
 * Finds out what a file is, in a process of its own, which ends when it takes too long or too much memory: whatever a file does to what reads it,
 * the shop answers on. Throws a BusyError where too many wait, and a GoneError where nobody does.
 */
export async function examineUpload(bytes: Buffer, from: UploadFrom, inTurn = inLane): Promise<ExaminedUpload> {
  try {
    return await inTurn(from, (limits) => read(bytes, limits));
  } catch (error) {
    if (error instanceof LateError) return { type: null, isLate: true, milliseconds: longestMs };
    throw error;
  }
}

async function read(bytes: Buffer, limits: { milliseconds: number }): Promise<ExaminedUpload> {
  const found = await apart(limits, 'examine', bytes).catch((error: unknown) => {
    if (error instanceof LateError) throw error;
    // What ended the process before its time, the file did.
    return { type: null, milliseconds: limits.milliseconds };
  });
  return { ...found, isLate: false };
}

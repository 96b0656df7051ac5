import { availableParallelism } from 'node:os';
import type { DrawnSize } from './apart/draw-png.ts';
import type { ExaminedPicture } from './apart/examine-picture.ts';
import type { OrProblem, PictureTasks } from './apart/picture-program.ts';
import { createFairQueue } from './fair-queue.ts';
import { PictureError } from './picture-error.ts';
import type { PictureFormat } from './picture-formats.ts';
import { createApart } from './run-apart.ts';

export type { ExaminedPicture };

/** Plenty: the largest photograph takes four seconds of a processor that is busy with other things. */
const limits = { milliseconds: 30_000 };

const apart = createApart<PictureTasks>(new URL('./apart/picture-program.ts', import.meta.url), { megabytes: 1536 });
/** Those that operators bring, and those of a shop that is filled. */
const toExamine = createFairQueue({ concurrency: availableParallelism() });
const toDraw = createFairQueue({ concurrency: 1 });

/** `examinePicture` in a process of its own. */
export async function examinePicture(bytes: Buffer): Promise<ExaminedPicture> {
  return toExamine('pictures', async () => unwrap(await apart(limits, 'examine', bytes).catch(toProblem)));
}

/** `renderPicture` in a process of its own. Whoever asks sees to how many there are at a time (picture-renderer.ts). */
export async function renderPicture(
  original: Buffer,
  target: { width: number; format: PictureFormat },
): Promise<Buffer> {
  return unwrap(await apart(limits, 'render', original, target).catch(toProblem));
}

/** `drawPng` in a process of its own. */
export function drawPng(bytes: Buffer, size: DrawnSize): Promise<Buffer | null> {
  return toDraw('drawings', () => apart(limits, 'draw', bytes, size).catch(() => null));
}

/** Whatever ended the process, the picture did. */
function toProblem(error: Error): { problem: 'broken'; cause: string } {
  return { problem: 'broken', cause: error.message };
}

function unwrap<Value>(answer: OrProblem<Value>): Value {
  if ('problem' in answer) throw new PictureError(answer.problem, { cause: answer.cause });
  return answer.value;
}

import { answerApart } from '../answer-apart.ts';
import { PictureError, type PictureProblem } from '../picture-error.ts';
import { drawPng } from './draw-png.ts';
import { examinePicture } from './examine-picture.ts';
import { renderPicture } from './render-picture.ts';

/** A PictureError loses its problem between processes. */
export type OrProblem<Value> = { value: Value } | { problem: PictureProblem; cause: string };

const tasks = {
  examine: (...input: Parameters<typeof examinePicture>) => orProblem(examinePicture(...input)),
  render: (...input: Parameters<typeof renderPicture>) => orProblem(renderPicture(...input)),
  draw: drawPng,
};

export type PictureTasks = typeof tasks;

/** Started by `pictures-apart.ts`. */
answerApart(tasks);

async function orProblem<Value>(work: Promise<Value>): Promise<OrProblem<Value>> {
  try {
    return { value: await work };
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    const { problem, cause } = error;
    return { problem, cause: cause instanceof Error ? cause.message : String(cause ?? '') };
  }
}

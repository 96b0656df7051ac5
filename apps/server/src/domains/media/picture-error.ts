import type { pictureProblems } from '@mise/contract/content/storage.ts';

export type PictureProblem = (typeof pictureProblems)[number];

/** A picture that the shop cannot take, and why. */
export class PictureError extends Error {
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem, options?: ErrorOptions) {
    super(`the picture is refused: ${problem}`, options);
    this.name = 'PictureError';
    this.problem = problem;
  }
}

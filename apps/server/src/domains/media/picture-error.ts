import type { pictureProblems } from '@mise/contract/content/storage.ts';

/** A camera's 50 megapixels; larger ones take more memory than a shop's server should spend on one. */
export const maximumPixels = 50_000_000;

/** As long as a side of a JPEG may be: of one line of fifty million pixels several are held at once, which took two gigabytes. */
const longestSide = 65_535;

export function isTooLarge({ width, height }: { width: number; height: number }): boolean {
  return width * height > maximumPixels || Math.max(width, height) > longestSide;
}

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

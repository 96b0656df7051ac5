import type { PictureProblem } from './picture-error.ts';

/** What is wrong with a picture, behind the name of its file. */
export const pictureProblems: Record<PictureProblem, string> = {
  unknownType: 'is neither a photograph (JPEG, PNG, WebP, AVIF) nor a plain drawing (SVG)',
  tooLarge: 'is too large: at most 20 MB and 50 megapixels (progressive or 16 bits deep: 25), a drawing 1 MB',
  broken: 'is damaged and cannot be read',
  empty: 'is empty',
};

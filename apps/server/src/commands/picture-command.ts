import { readFile } from 'node:fs/promises';
import type { Database } from '../db/database.ts';
import { readPictureAddress } from '../domains/media/picture-address.ts';
import { PictureError } from '../domains/media/picture-error.ts';
import { pictureProblems } from '../domains/media/picture-problems.ts';
import { examinePicture } from '../domains/media/pictures-apart.ts';
import type { Say } from '../report-step.ts';
import { StartError } from '../start-error.ts';
import { putItemPicture } from '../workflows/put-item-picture.ts';

export const pictureUsage =
  'Takes an address of the shop and a file: /media/uploads/table.jpg table.jpg. JPEG, PNG, WebP and AVIF of at most 20 MB and\n50 megapixels (progressive or 16 bits deep: 25), SVG of at most 1 MB. A picture that has the address already is replaced.';

export type PictureTask = { path: string; file: string };

/** Reads `<address> <file>`. Throws a StartError that says what is expected. */
export function readPictureTask(options: readonly string[]): PictureTask {
  const [address, file, ...more] = options;
  if (address === undefined || file === undefined || more.length > 0) throw new StartError(pictureUsage);
  const asked = address.startsWith('/media/') ? readPictureAddress(address.slice('/media/'.length)) : null;
  const isOriginal = asked !== null && asked.size === undefined && /\.[a-z]+$/.test(asked.path);
  if (!isOriginal) throw new StartError(`"${address}" can be no address of a picture. ${pictureUsage}`);
  return { path: asked.path, file };
}

/** Puts the file where the shop serves it; every process shows it at once, and what was changed stands among what operators did. */
export async function runPictureTask(db: Database, { path, file }: PictureTask, say: Say): Promise<void> {
  const bytes = await readFile(file).catch((error: unknown) => {
    throw new StartError(`${file} cannot be read.`, { cause: error });
  });
  try {
    const picture = await examinePicture(bytes);
    const { width, height } = picture;
    await putItemPicture(db, path, picture);
    say(
      width === null
        ? `/media/${path} is a drawing.`
        : `/media/${path} is a photograph of ${width} x ${height} pixels.`,
    );
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    const reason = typeof error.cause === 'string' ? ` (${error.cause})` : '';
    throw new StartError(`${file} ${pictureProblems[error.problem]}${reason}.`, { cause: error });
  }
}

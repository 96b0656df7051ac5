import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../db/database.ts';
import type { TableProblem } from '../domains/catalog/article-table/cell-problem.ts';
import type { PictureFile } from '../domains/catalog/article-table/picture-files.ts';
import { findMedia } from '../domains/media/media-files.ts';
import { PictureError } from '../domains/media/picture-error.ts';
import { pictureProblems } from '../domains/media/picture-problems.ts';
import { examinePicture } from '../domains/media/pictures-apart.ts';
import { putItemPicture } from './put-item-picture.ts';

/** A file that the shop does not have yet, or has otherwise. */
export type NewPicture = { path: string; file: string };

/** Which files are new to the shop. One after the other, so that no more than one is held; what is none is added to the problems. */
export async function examineFiles(
  db: Database,
  files: readonly PictureFile[],
  folder: string,
  problems: TableProblem[],
): Promise<NewPicture[]> {
  const pictures: NewPicture[] = [];
  for (const { address, file, line } of files) {
    const found = { path: address.slice('/media/'.length), file: path.join(folder, file) };
    try {
      const { hash } = await examinePicture(await readFile(found.file));
      if ((await findMedia(db, found.path))?.hash !== hash) pictures.push(found);
    } catch (error) {
      const reason = error instanceof PictureError ? pictureProblems[error.problem] : 'cannot be read';
      problems.push({ line, heading: 'pictures', reason: `${file} ${reason}` });
    }
  }
  return pictures;
}

/** Before the items that show them. */
export async function putFiles(db: Database, pictures: readonly NewPicture[]): Promise<void> {
  for (const { path: address, file } of pictures)
    await putItemPicture(db, address, await examinePicture(await readFile(file)));
}

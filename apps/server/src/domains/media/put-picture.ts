import { announceEverything } from '../../db/changes.ts';
import type { Database } from '../../db/database.ts';
import { type ExaminedPicture, examinePicture } from './examine-picture.ts';
import { mediaFile } from './tables.ts';

/**
 * Puts a picture where the shop serves it, in place of the one that was there; every process shows it at once. `path` is its
 * address below /media/. Throws a PictureError.
 */
export async function putPicture(db: Database, path: string, bytes: Buffer): Promise<ExaminedPicture> {
  const picture = await examinePicture(bytes);
  const row = { path, ...picture };
  await db.transaction(async (tx) => {
    await tx.insert(mediaFile).values(row).onConflictDoUpdate({ target: mediaFile.path, set: row });
    // Nobody notes which pages show which picture: it may be any.
    await announceEverything(tx);
  });
  return picture;
}

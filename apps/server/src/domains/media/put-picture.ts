import { announceChange } from '../../db/changes.ts';
import type { Queryable } from '../../db/database.ts';
import { pictureTag } from './picture-tag.ts';
import type { ExaminedPicture } from './pictures-apart.ts';
import { mediaFile } from './tables.ts';

/**
 * Puts a picture where the shop serves it, in place of the one that was there; pages made of blocks that show it are told.
 * Items that do are another matter: `picture-command.ts`. `path` is its address below /media/.
 */
export async function putPicture(tx: Queryable, path: string, picture: ExaminedPicture): Promise<void> {
  const row = { path, ...picture };
  await tx.insert(mediaFile).values(row).onConflictDoUpdate({ target: mediaFile.path, set: row });
  await announceChange(tx, [pictureTag(`/media/${path}`)]);
}

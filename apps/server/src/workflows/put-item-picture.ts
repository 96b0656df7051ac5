import type { Queryable } from '../db/database.ts';
import { changeItems } from '../domains/catalog/change-items.ts';
import { itemsWithPicture } from '../domains/catalog/items-with-picture.ts';
import { findMedia } from '../domains/media/media-files.ts';
import type { ExaminedPicture } from '../domains/media/pictures-apart.ts';
import { putPicture } from '../domains/media/put-picture.ts';
import { recordCommand } from '../domains/operators/audit.ts';

/** Puts a picture where the shop serves it, with the items that show it; `path` is its address below /media/. */
export async function putItemPicture(db: Queryable, path: string, picture: ExaminedPicture): Promise<void> {
  const itemIds = await itemsWithPicture(db, `/media/${path}`);
  await changeItems({ db }, itemIds, async ({ db: tx }) => {
    const known = await findMedia(tx, path);
    await putPicture(tx, path, picture);
    await recordCommand(tx, {
      operation: 'command.picture',
      subject: { kind: 'picture', id: path },
      change: { ...(known && { before: factsOf(known) }), after: factsOf(picture) },
      now: new Date(),
    });
  });
}

function factsOf({
  contentType,
  hash,
  width,
  height,
}: Pick<ExaminedPicture, 'contentType' | 'hash' | 'width' | 'height'>) {
  return { contentType, hash, width, height };
}

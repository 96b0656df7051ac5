import { drawIcon } from '@mise/demo/images/icons.ts';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { examinePicture } from '../media/pictures-apart.ts';
import { putPicture } from '../media/put-picture.ts';
import { mediaFile } from '../media/tables.ts';

/** Puts the drawing of a method where the checkout shows it from, unless the owner has put one there. */
export async function putUsualIcon(db: Queryable, icon: string): Promise<void> {
  const path = `icons/${icon}.svg`;
  const [known] = await db.select({ path: mediaFile.path }).from(mediaFile).where(eq(mediaFile.path, path));
  const drawing = drawIcon(icon);
  if (!known && drawing) await putPicture(db, path, await examinePicture(Buffer.from(drawing)));
}

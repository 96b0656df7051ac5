import path from 'node:path';
import { slugOf } from '@mise/rules/slug.ts';
import type { Queryable } from '../../db/database.ts';
import type { MediaFile } from './media-files.ts';
import type { ExaminedPicture } from './pictures-apart.ts';
import { putPicture } from './put-picture.ts';

const endings: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
};

/**
 * Adds a picture under an address of its own, which says its name and, by its hash, what it is: the same picture stays the same one,
 * and none takes the place of another. `folder` says where it came from.
 */
export async function addPicture(
  tx: Queryable,
  { folder, name, picture }: { folder: 'uploads' | 'copies' | 'energy-labels'; name: string; picture: ExaminedPicture },
): Promise<MediaFile> {
  const slug = slugOf(path.win32.parse(name).name).slice(0, 60).replace(/-$/, '') || 'picture';
  const file = `${folder}/${slug}-${picture.hash.slice(0, 10)}.${endings[picture.contentType] ?? 'bin'}`;
  await putPicture(tx, file, picture);
  const { bytes, ...facts } = picture;
  return { path: file, ...facts };
}

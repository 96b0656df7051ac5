import type { StorageItemsParams, StorageObject } from '@mise/contract/content/storage.ts';
import { picturesPerAnswer } from '@mise/contract/content/storage.ts';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { settingsOf } from '../shop/settings.ts';
import { isPhotograph, type MediaFile, mediaFacts } from './media-files.ts';
import { pictureAddress } from './picture-address.ts';
import { commonFormat, formatSwitches } from './picture-formats.ts';
import { mediaFile } from './tables.ts';

const contentTypes: Record<string, string> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
  svg: 'image/svg+xml',
};

/** What a picture is shown by where one is chosen. */
const previewWidth = 320;

/** What was put at one moment, as a catalogue is, has its photographs before swatches and icons: blocks show those. */
const order = { at: mediaFile.putAt, isPhotograph: sql`(${mediaFile.width} IS NOT NULL)`, path: mediaFile.path };

/** The pictures of the shop, the latest first; `next` is the token behind which there are more, or null. */
export async function listPictures(
  context: Context,
  { fileTypes, continuationToken }: StorageItemsParams,
): Promise<{ objects: StorageObject[]; next: string | null }> {
  const { db } = context;
  const wanted = fileTypes?.split(',').map((type) => contentTypes[type.trim().toLowerCase().replace('.', '')] ?? '');
  const behind = continuationToken && Buffer.from(continuationToken, 'base64url').toString();
  const last = db
    .select(order)
    .from(mediaFile)
    .where(eq(mediaFile.path, behind ?? ''));
  const rows = await db
    .select({ ...mediaFacts, putAt: mediaFile.putAt, size: sql<number>`coalesce(octet_length(${mediaFile.bytes}), 0)` })
    .from(mediaFile)
    .where(
      and(
        wanted && inArray(mediaFile.contentType, wanted),
        behind ? sql`(${order.at}, ${order.isPhotograph}, ${order.path}) < (${last})` : undefined,
      ),
    )
    .orderBy(desc(order.at), desc(order.isPhotograph), desc(order.path))
    .limit(picturesPerAnswer + 1);
  const shown = rows.slice(0, picturesPerAnswer);
  const hasMore = rows.length > shown.length;
  const objects = await Promise.all(
    shown.map(async ({ putAt, size, ...file }) => ({
      ...(await storedPictureWire(context, file)),
      lastModified: putAt.toISOString(),
      size: String(size),
      storageClass: 'STANDARD',
    })),
  );
  return { objects, next: hasMore ? Buffer.from(shown.at(-1)?.path ?? '').toString('base64url') : null };
}

/** What names a picture, and a small one of it. */
export async function storedPictureWire({ shop }: Pick<Context, 'shop'>, file: MediaFile) {
  const publicUrl = `/media/${file.path}`;
  const switches = formatSwitches(await settingsOf(shop));
  const previewUrl = isPhotograph(file)
    ? pictureAddress(publicUrl, file, { width: previewWidth, format: commonFormat(switches, file.hasAlpha) })
    : publicUrl;
  return { key: file.path, eTag: `"${file.hash}"`, publicUrl, previewUrl };
}

import { eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { mediaFile } from './tables.ts';

/** All that is known of a picture but its bytes. */
export const mediaFacts = {
  path: mediaFile.path,
  contentType: mediaFile.contentType,
  hash: mediaFile.hash,
  width: mediaFile.width,
  height: mediaFile.height,
  hasAlpha: mediaFile.hasAlpha,
  placeholder: mediaFile.placeholder,
};

export type MediaFile = Omit<typeof mediaFile.$inferSelect, 'bytes' | 'putAt'>;
export type Photograph = MediaFile & { width: number; height: number };

export function isPhotograph(file: MediaFile): file is Photograph {
  return file.width !== null && file.height !== null;
}

/** A picture by its address below /media/, or null; with its bytes where it is a drawing, which is served as it is. */
export async function findMedia(db: Queryable, path: string): Promise<(MediaFile & { drawing: Buffer | null }) | null> {
  const drawing = sql<Buffer | null>`CASE WHEN ${mediaFile.width} IS NULL THEN ${mediaFile.bytes} END`;
  const [row] = await db
    .select({ ...mediaFacts, drawing })
    .from(mediaFile)
    .where(eq(mediaFile.path, path))
    .limit(1);
  return row ?? null;
}

/** The photographs among some addresses ("/media/…"), by their address. */
export async function findPhotographs(db: Queryable, addresses: readonly string[]): Promise<Map<string, Photograph>> {
  const paths = [...new Set(addresses)].map((address) => address.replace(/^\/media\//, ''));
  if (paths.length === 0) return new Map();
  const rows = await db.select(mediaFacts).from(mediaFile).where(inArray(mediaFile.path, paths));
  return new Map(rows.filter(isPhotograph).map((row) => [`/media/${row.path}`, row]));
}

/** The original of a photograph. Those of the demo shop come with the program. */
export async function readOriginal(db: Queryable, path: string): Promise<Buffer | null> {
  const [row] = await db.select({ bytes: mediaFile.bytes }).from(mediaFile).where(eq(mediaFile.path, path)).limit(1);
  if (!row) return null;
  if (row.bytes) return row.bytes;
  const { readPhotograph } = await import('@mise/demo/photographs/read-photograph.ts');
  return readPhotograph(`/media/${path}`)?.bytes ?? null;
}

/** The same where it has no more bytes than that, else null: a larger one is not read. */
export async function readLightOriginal(db: Queryable, path: string, mostBytes: number): Promise<Buffer | null> {
  const isLight = sql<boolean>`coalesce(octet_length(${mediaFile.bytes}) <= ${mostBytes}, true)`;
  const [row] = await db.select({ isLight }).from(mediaFile).where(eq(mediaFile.path, path)).limit(1);
  const bytes = row?.isLight ? await readOriginal(db, path) : null;
  return bytes && bytes.length <= mostBytes ? bytes : null;
}

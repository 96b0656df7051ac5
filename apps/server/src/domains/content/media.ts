import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { mediaFile } from './tables.ts';

export type MediaFile = typeof mediaFile.$inferSelect;

/** A stored picture by its address below /media/, or null. */
export async function findMedia(db: Queryable, path: string): Promise<MediaFile | null> {
  const [row] = await db.select().from(mediaFile).where(eq(mediaFile.path, path)).limit(1);
  return row ?? null;
}

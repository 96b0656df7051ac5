import { eq } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { itemImage } from './tables/items.ts';

/** The items that show the picture of an address ("/media/…"). */
export async function itemsWithPicture(db: Queryable, address: string): Promise<number[]> {
  const rows = await db.selectDistinct({ id: itemImage.itemId }).from(itemImage).where(eq(itemImage.url, address));
  return rows.map(({ id }) => id);
}

import { drawMedia } from '@mise/demo/images/draw-media.ts';
import { readPhotograph } from '@mise/demo/photographs/read-photograph.ts';
import type { DemoPage } from '@mise/demo/types.ts';
import { isNotNull, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database.ts';
import { attributeValue } from '../domains/catalog/tables/attributes.ts';
import { category } from '../domains/catalog/tables/categories.ts';
import { itemImage } from '../domains/catalog/tables/items.ts';
import { manufacturer } from '../domains/catalog/tables/manufacturers.ts';
import { variation } from '../domains/catalog/tables/variations.ts';
import { examinePicture } from '../domains/media/pictures-apart.ts';
import { picturesIn } from '../domains/media/pictures-in.ts';
import { mediaFile } from '../domains/media/tables.ts';
import { paymentMethod } from '../domains/payments/tables.ts';
import { setting } from '../domains/shop/tables.ts';

const batch = 100;

/** Puts every picture that the shop's data names where it is served from. */
export async function seedMedia(db: Queryable, pages: readonly DemoPage[]): Promise<void> {
  const addresses = await namedPictures(db, pages);
  for (let start = 0; start < addresses.length; start += batch) {
    const rows = await Promise.all(addresses.slice(start, start + batch).map(mediaRow));
    await db.insert(mediaFile).values(rows);
  }
  await db.execute(sql`ANALYZE media_file`);
}

async function namedPictures(db: Queryable, pages: readonly DemoPage[]): Promise<string[]> {
  const icons = await db.select({ icon: paymentMethod.icon }).from(paymentMethod);
  const named: unknown[] = [
    pages,
    await db.selectDistinct({ url: itemImage.url }).from(itemImage),
    await db.selectDistinct({ url: category.imageUrl }).from(category),
    await db.selectDistinct({ url: attributeValue.imageUrl }).from(attributeValue),
    await db.select({ logo: manufacturer.logo }).from(manufacturer),
    await db.select({ label: variation.energyLabel }).from(variation).where(isNotNull(variation.energyLabel)),
    await db.select({ value: setting.value }).from(setting),
    icons.map(({ icon }) => `/media/icons/${icon}.svg`),
  ];
  return [...new Set(picturesIn(named))];
}

/** A photograph of the demo stays with the program, and a copy of the shop small (docs/decisions/0004). */
async function mediaRow(address: string): Promise<typeof mediaFile.$inferInsert> {
  const path = address.slice('/media/'.length);
  const photograph = readPhotograph(address);
  if (photograph) return { path, ...(await examinePicture(photograph.bytes)), bytes: null };
  const drawing = drawMedia(address);
  if (drawing === null) throw new Error(`the demo has no picture for ${address}`);
  return { path, ...(await examinePicture(Buffer.from(drawing))) };
}

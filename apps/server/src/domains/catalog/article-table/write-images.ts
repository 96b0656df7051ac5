import { defaultLanguage, languages, type Translated } from '@mise/rules/languages.ts';
import { eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { findPhotographs } from '../../media/media-files.ts';
import { itemImage } from '../tables/items.ts';
import { textHeading } from './columns.ts';
import type { Cells } from './known-items.ts';
import { listOf } from './list-cell.ts';

/** Drawings have no size of their own. */
const drawn = { width: 800, height: 800 };

/** The pictures of an item in their order. One that stays keeps its row, by which articles name it as theirs. */
export async function writeImages(
  db: Queryable,
  {
    itemId,
    held,
    cell,
    cells,
    name,
  }: {
    itemId: number;
    held: readonly { id: number; url: string }[];
    cell: string;
    cells: Cells;
    name: string;
  },
): Promise<void> {
  const left = [...held];
  const photographs = await findPhotographs(db, listOf(cell));
  for (const [position, url] of listOf(cell).entries()) {
    const at = left.findIndex((image) => image.url === url);
    const [stays] = at === -1 ? [] : left.splice(at, 1);
    if (stays) {
      await db.update(itemImage).set({ position }).where(eq(itemImage.id, stays.id));
      continue;
    }
    const { width, height } = photographs.get(url) ?? drawn;
    await db.insert(itemImage).values({ itemId, position, url, width, height, alts: altsOf(cells, name) });
  }
  const gone = left.map(({ id }) => id);
  if (gone.length > 0) await db.delete(itemImage).where(inArray(itemImage.id, gone));
}

function altsOf(cells: Cells, name: string): Translated<string> {
  const named = languages.flatMap((language) => {
    const own = cells[textHeading('name', language)];
    return own ? [[language, own] as const] : [];
  });
  return { [defaultLanguage]: name, ...Object.fromEntries(named) };
}

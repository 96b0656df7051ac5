import { eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { itemCategory } from '../tables/categories.ts';
import { listOf } from './list-cell.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Puts an item into its categories, the first as the default. Of several with the same path it stays in the one where it is (`held`).
 * Answers the default one.
 */
export async function writeCategories(
  db: Queryable,
  { itemId, held, cell, vocabulary }: { itemId: number; held: readonly number[]; cell: string; vocabulary: Vocabulary },
): Promise<number | undefined> {
  const ids = listOf(cell).map((path) => {
    const found = (vocabulary.categoriesByPath.get(path) ?? []).filter(({ type }) => type === 'item');
    const category = found.find(({ id }) => held.includes(id)) ?? found[0];
    if (!category) throw new Error(`the category ${path} was checked and is not there`);
    return category.id;
  });
  await db.delete(itemCategory).where(eq(itemCategory.itemId, itemId));
  const rows = ids.map((categoryId, index) => ({ itemId, categoryId, isDefault: index === 0 }));
  if (rows.length > 0) await db.insert(itemCategory).values(rows);
  return ids[0];
}

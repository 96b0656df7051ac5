import { type Language, withFallbacks } from '@mise/rules/languages.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import { isShownText, languageList } from './shown-text.ts';
import { itemText, variation } from './tables.ts';

/** The names of the items of variations, by variation id. One query. */
export async function variationNames(
  db: Queryable,
  input: { variationIds: readonly number[]; language: Language },
): Promise<Map<number, string>> {
  if (input.variationIds.length === 0) return new Map();
  const rows = await db
    .select({ id: variation.id, name: itemText.name })
    .from(variation)
    .innerJoin(
      itemText,
      and(eq(itemText.itemId, variation.itemId), isShownText(languageList(withFallbacks(input.language)))),
    )
    .where(inArray(variation.id, [...input.variationIds]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

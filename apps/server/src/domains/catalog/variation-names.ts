import { formatPacks } from '@mise/rules/format-quantity.ts';
import { type Language, withFallbacks } from '@mise/rules/languages.ts';
import type { Pack } from '@mise/rules/pack.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../db/database.ts';
import { referenceOf } from './reference.ts';
import { isShownText, languageList } from './shown-text.ts';
import { itemText } from './tables/items.ts';
import { variation } from './tables/variations.ts';
import { packOf } from './wire/unit.ts';

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

/** `sold`: "3 Kartons", so many of it as they are counted. */
export type VariationWords = { name: string; pack: Pack; sold: (count: number) => string };

/** Names of variations with how each is counted, in the language of whoever calls. One query, and none for none. */
export async function variationWords(
  { db, shop, language }: Pick<Context, 'db' | 'shop' | 'language'>,
  variationIds: readonly number[],
): Promise<Map<number, VariationWords>> {
  if (variationIds.length === 0) return new Map();
  const { units } = await referenceOf(shop);
  const rows = await db
    .select({
      id: variation.id,
      name: itemText.name,
      unitId: variation.unitId,
      unitContent: variation.unitContent,
      packUnitId: variation.packUnitId,
    })
    .from(variation)
    .innerJoin(itemText, and(eq(itemText.itemId, variation.itemId), isShownText(languageList(withFallbacks(language)))))
    .where(inArray(variation.id, [...variationIds]));
  return new Map(
    rows.map(({ id, name, ...packed }) => {
      const pack = packOf(packed, units, language);
      return [id, { name, pack, sold: (count: number) => formatPacks(count, pack, language) }];
    }),
  );
}

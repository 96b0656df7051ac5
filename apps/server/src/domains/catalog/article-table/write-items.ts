import { defaultLanguage } from '@mise/rules/languages.ts';
import { eq, max } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { item } from '../tables/items.ts';
import { stock, variation } from '../tables/variations.ts';
import type { Cells } from './known-items.ts';
import type { ArticlePlan, ItemPlan } from './plan-items.ts';
import { itemValues, newVariation, variationValues } from './row-values.ts';
import type { Vocabulary } from './vocabulary.ts';
import { writeAttributes } from './write-attributes.ts';
import { writeCategories } from './write-categories.ts';
import { writeImages } from './write-images.ts';
import { writePrices } from './write-prices.ts';
import { writeTexts } from './write-texts.ts';

/** Ids that were taken for what is new, by number. */
export type NewIds = { items: ReadonlyMap<string, number>; variations: ReadonlyMap<string, number> };

/** `claimed`: addresses of the whole table (`check-items.ts`), which no item gets by itself. */
type Writing = { vocabulary: Vocabulary; ids: NewIds; claimed: ReadonlyMap<string, string> };

/** Brings items to what their plans say. To be called as the work of `changeItems`, with all of them. */
export async function writeItems(
  db: Queryable,
  plans: readonly ItemPlan[],
  { vocabulary, ids, claimed }: Writing,
): Promise<void> {
  const [last] = await db.select({ position: max(item.position) }).from(item);
  let position = last?.position ?? -1;
  for (const plan of plans) {
    const itemId = plan.known?.id ?? ids.items.get(plan.mainNumber);
    if (itemId === undefined) throw new Error(`no id was taken for ${plan.mainNumber}`);
    if (plan.known) await changeItem(db, itemId, plan.changed, vocabulary);
    else {
      position += 1;
      const mainVariationId = ids.variations.get(plan.mainNumber);
      if (mainVariationId === undefined) throw new Error(`the main article ${plan.mainNumber} is missing`);
      const row = { id: itemId, type: 'default' as const, mainVariationId, position };
      await db.insert(item).values({ ...row, ...itemValues(plan.cells, vocabulary) });
    }
    await writePartsOfItem(db, itemId, plan, { vocabulary, claimed });
    const from = Math.max(-1, ...(plan.known?.articles ?? []).map((each) => each.position)) + 1;
    for (const [index, article] of plan.articles.entries()) {
      const variationId = article.id ?? ids.variations.get(article.number) ?? 0;
      const place = { itemId, variationId, position: from + index };
      await writeArticle(db, place, article, vocabulary);
    }
  }
}

async function changeItem(db: Queryable, itemId: number, changed: Cells, vocabulary: Vocabulary): Promise<void> {
  const values = itemValues(changed, vocabulary);
  if (Object.keys(values).length > 0) await db.update(item).set(values).where(eq(item.id, itemId));
}

async function writePartsOfItem(
  db: Queryable,
  itemId: number,
  plan: ItemPlan,
  { vocabulary, claimed }: Pick<Writing, 'vocabulary' | 'claimed'>,
): Promise<void> {
  const { known, changed, cells } = plan;
  const categoryId =
    changed.categories === undefined
      ? known?.categoryIds[0]
      : await writeCategories(db, { itemId, held: known?.categoryIds ?? [], cell: changed.categories, vocabulary });
  await writeTexts(db, { itemId, plan, categoryId, vocabulary, claimed });
  if (changed.pictures !== undefined) {
    const name = cells[`name (${defaultLanguage})`] ?? '';
    await writeImages(db, { itemId, held: known?.images ?? [], cell: changed.pictures, cells, name });
  }
}

type Place = { itemId: number; variationId: number; position: number };

async function writeArticle(
  db: Queryable,
  { itemId, variationId, position }: Place,
  { id, changed }: ArticlePlan,
  vocabulary: Vocabulary,
): Promise<void> {
  if (id === null) {
    await db.insert(variation).values({ id: variationId, itemId, position, ...newVariation(changed, vocabulary) });
    await db.insert(stock).values({ variationId, quantity: Number(changed.stock) });
  } else {
    const values = variationValues(changed, vocabulary);
    if (Object.keys(values).length > 0) await db.update(variation).set(values).where(eq(variation.id, id));
    if (changed.stock !== undefined)
      await db
        .update(stock)
        .set({ quantity: Number(changed.stock) })
        .where(eq(stock.variationId, id));
  }
  if (changed.attributes !== undefined) await writeAttributes(db, variationId, changed.attributes, vocabulary);
  await writePrices(db, variationId, changed);
}

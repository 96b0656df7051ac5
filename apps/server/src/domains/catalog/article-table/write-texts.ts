import { type Language, languages } from '@mise/rules/languages.ts';
import { slugOf } from '@mise/rules/slug.ts';
import { and, eq, ne } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { itemText } from '../tables/items.ts';
import { claimOf } from './check-items.ts';
import { type TextField, textColumns, textHeading } from './columns.ts';
import { hasTexts, type ItemPlan } from './plan-items.ts';
import { categoryAddress, type Vocabulary } from './vocabulary.ts';

type Writing = {
  itemId: number;
  plan: ItemPlan;
  categoryId: number | undefined;
  vocabulary: Vocabulary;
  claimed: ReadonlyMap<string, string>;
};

const fields = Object.keys(textColumns) as TextField[];

/** The texts of an item; a language in which it has no name any more has none of it. */
export async function writeTexts(db: Queryable, writing: Writing): Promise<void> {
  for (const language of languages) await writeLanguage(db, language, writing);
}

async function writeLanguage(db: Queryable, language: Language, writing: Writing): Promise<void> {
  const { itemId, plan } = writing;
  const changed = fields.filter((field) => textHeading(field, language) in plan.changed);
  if (changed.length === 0) return;
  const isOf = and(eq(itemText.itemId, itemId), eq(itemText.language, language));
  if (!hasTexts(plan.cells, language)) {
    await db.delete(itemText).where(isOf);
    return;
  }
  const cell = (field: TextField) => plan.cells[textHeading(field, language)] ?? '';
  if (plan.known?.languages.includes(language)) {
    await db
      .update(itemText)
      .set(Object.fromEntries(changed.map((field) => [field, cell(field)])))
      .where(isOf);
    return;
  }
  const said = Object.fromEntries(fields.map((field) => [field, cell(field)])) as Record<TextField, string>;
  const urlPath = said.urlPath || (await freePath(db, language, said.name, writing));
  await db.insert(itemText).values({ itemId, language, ...said, urlPath });
}

/** Its category and its name, and its number where another item has that address, or is to have it. */
async function freePath(
  db: Queryable,
  language: Language,
  name: string,
  { itemId, plan, categoryId, vocabulary, claimed }: Writing,
): Promise<string> {
  const category = [...vocabulary.categoriesByPath.values()].flat().find(({ id }) => id === categoryId);
  const number = slugOf(plan.mainNumber);
  const path = [categoryAddress(category, language), slugOf(name) || number || 'item'].filter(Boolean).join('/');
  const [taken] = await db
    .select({ itemId: itemText.itemId })
    .from(itemText)
    .where(and(eq(itemText.urlPath, path), eq(itemText.language, language), ne(itemText.itemId, itemId)))
    .limit(1);
  const isClaimed = (claimed.get(claimOf(language, path)) ?? plan.mainNumber) !== plan.mainNumber;
  return (taken || isClaimed) && number ? `${path}-${number}` : path;
}

import type { Category } from '@mise/contract/catalog/category.ts';
import type { LanguageUrls } from '@mise/contract/catalog/facet.ts';
import { refusal } from '@mise/contract/refusal.ts';
import { withFallbacks } from '@mise/rules/languages.ts';
import { languageUrls } from '@mise/rules/localized.ts';
import { categoryPath, pathTo } from '@mise/rules/path-to.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { prepareOnce, textList } from '../../db/prepare-once.ts';
import type { Categories, CategoryNode } from './category-nodes.ts';
import { shownItemsOf } from './facet-index/current-index.ts';
import { referenceOf } from './reference.ts';
import { categoryRedirect, categoryText } from './tables/categories.ts';
import { categoryWire } from './wire/categories.ts';

/** Ways to name a category, of which the first that is given counts. */
type CategoryCriteria = {
  categoryUrlPath?: string | undefined;
  categorySlug?: string | undefined;
  categoryId?: number | undefined;
};

/**
 * The category that is asked for. Throws categoryNotFound where there is none, or none that visitors see, login.required for a guest where it or a
 * category above it is for customers only. Whoever runs the shop sees both.
 */
export async function requireCategory(context: Context, criteria: CategoryCriteria): Promise<CategoryNode> {
  const { categories } = await referenceOf(context.shop);
  const node = findCategory(categories, criteria, context) ?? (await refuseMoved(context, categories, criteria));
  const isOperator = (node.isHidden || node.isClosed) && (await context.operator.runsShop());
  if (node.isHidden && !isOperator) throw refusal('categoryNotFound');
  if (node.isClosed && !isOperator && !(await context.visitor.isMember())) throw refusal('login.required');
  return node;
}

function findCategory(
  categories: Categories,
  criteria: CategoryCriteria,
  { language }: Context,
): CategoryNode | undefined {
  const { categoryUrlPath, categorySlug, categoryId } = criteria;
  if (categoryUrlPath !== undefined) return categories.byPath[language].get(pathOf(categoryUrlPath));
  if (categoryId !== undefined) return categories.byId.get(categoryId);
  if (categorySlug === undefined) return undefined;
  return [...categories.byId.values()].find((node) => node.texts[language].slug === categorySlug);
}

function pathOf(address: string): string {
  return address.replace(/^\/+|\/+$/g, '');
}

/** A page that was at an address before is said to be elsewhere now. */
async function refuseMoved(
  { db, language }: Context,
  { byId }: Categories,
  criteria: CategoryCriteria,
): Promise<never> {
  const path = criteria.categoryUrlPath === undefined ? '' : pathOf(criteria.categoryUrlPath);
  const [moved] = await db
    .select({ id: categoryRedirect.categoryId })
    .from(categoryRedirect)
    .where(and(eq(categoryRedirect.language, language), eq(categoryRedirect.path, path)))
    .limit(1);
  const node = moved && byId.get(moved.id);
  if (!node || node.isHidden) throw refusal('categoryNotFound');
  throw refusal('categoryNotFound', { cause: { id: node.id, movedTo: categoryPath(node.texts[language].path) } });
}

const asked = textList('languages');

const textsOfCategory = prepareOnce((db) =>
  db
    .select()
    .from(categoryText)
    .where(and(eq(categoryText.categoryId, sql.placeholder('id')), sql`${categoryText.language} = ANY(${asked})`))
    .orderBy(sql`array_position(${asked}, ${categoryText.language})`)
    .limit(1)
    .prepare('texts_of_category'),
);

/** The category with all its texts. One query. */
export async function readCategory(context: Context, node: CategoryNode): Promise<Category> {
  const [texts] = await textsOfCategory(context.db).execute({
    id: node.id,
    languages: withFallbacks(context.language),
  });
  if (!texts) throw refusal('categoryNotFound');
  const { itemCounts } = await shownItemsOf(context);
  const isMember = await context.visitor.isMember();
  const children = node.children.filter(({ isClosed, isHidden }) => !isHidden && (isMember || !isClosed));
  return categoryWire({ ...node, children }, texts, (id) => itemCounts.get(id) ?? 0);
}

export function categoryLanguageUrls(node: CategoryNode): LanguageUrls {
  return languageUrls((language) => pathTo.category(language, node.texts[language].path));
}

import type { CategoryData, CategoryEntry, CategorySearchCriteria } from '@mise/contract/catalog/category-entry.ts';
import { factsOf, inLanguage, type Language, languages } from '@mise/rules/languages.ts';
import { inArray } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Categories, CategoryNode } from './category-nodes.ts';
import { facetIndexOf } from './facet-index/current-index.ts';
import { categoryText } from './tables/categories.ts';
import { categoryEntryWire } from './wire/categories.ts';

type CategoryTexts = typeof categoryText.$inferSelect;

/** Pages with their settings in the language of the call. One query, however many. */
export async function readCategoryEntries(context: Context, nodes: readonly CategoryNode[]): Promise<CategoryEntry[]> {
  if (nodes.length === 0) return [];
  const ids = nodes.map(({ id }) => id);
  const rows = await context.db.select().from(categoryText).where(inArray(categoryText.categoryId, ids));
  const byId = new Map<number, Partial<Record<Language, CategoryTexts>>>();
  for (const row of rows) byId.set(row.categoryId, { ...byId.get(row.categoryId), [row.language]: row });
  // All items, whoever may see them.
  const { itemCounts } = (await facetIndexOf(context)).shown.members;
  return nodes.flatMap((node) => {
    const texts = inLanguage(byId.get(node.id), context.language) ?? firstOf(byId.get(node.id));
    return texts
      ? [categoryEntryWire(node, { ...texts, language: context.language }, itemCounts.get(node.id) ?? 0)]
      : [];
  });
}

function firstOf(texts: Partial<Record<Language, CategoryTexts>> = {}): CategoryTexts | undefined {
  return Object.values(texts)[0];
}

type Criteria = Pick<CategorySearchCriteria, 'level' | 'parentCategoryId' | 'type' | 'sortBy' | 'name' | 'pinnedId'>;

/** The pages that are asked for, in their order. */
export function findCategories({ byId }: Categories, criteria: Criteria, language: Language): CategoryNode[] {
  const { level, parentCategoryId, type, name = '', pinnedId } = criteria;
  const wanted = name.toLowerCase();
  return [...byId.values()]
    .filter((node) => level === undefined || node.level === level)
    .filter((node) => parentCategoryId === undefined || node.parentId === parentCategoryId)
    .filter((node) => type === undefined || node.type === type)
    .filter(({ texts }) => languages.some((each) => texts[each].name.toLowerCase().includes(wanted)))
    .sort(orderOf(criteria.sortBy ?? 'position_asc', language))
    .sort((one, other) => Number(other.id === pinnedId) - Number(one.id === pinnedId));
}

function orderOf(sortBy: string, language: Language): (one: CategoryNode, other: CategoryNode) => number {
  const direction = sortBy.endsWith('_desc') ? -1 : 1;
  const { compare } = new Intl.Collator(factsOf(language).locale);
  const by = {
    position: (one: CategoryNode, other: CategoryNode) => one.position - other.position || one.id - other.id,
    name: (one: CategoryNode, other: CategoryNode) => compare(one.texts[language].name, other.texts[language].name),
    id: (one: CategoryNode, other: CategoryNode) => one.id - other.id,
  };
  const order = sortBy.startsWith('name') ? by.name : sortBy.startsWith('id') ? by.id : by.position;
  return (one, other) => direction * order(one, other);
}

/** One page of a list of pages. */
export async function pageOfCategories(
  context: Context,
  nodes: readonly CategoryNode[],
  { page, itemsPerPage }: { page: number; itemsPerPage: number },
): Promise<CategoryData> {
  const start = (page - 1) * itemsPerPage;
  const entries = await readCategoryEntries(context, nodes.slice(start, start + itemsPerPage));
  return {
    page,
    itemsPerPage,
    totalsCount: nodes.length,
    lastPageNumber: Math.max(1, Math.ceil(nodes.length / itemsPerPage)),
    isLastPage: start + itemsPerPage >= nodes.length,
    firstOnPage: entries.length === 0 ? 0 : start + 1,
    lastOnPage: entries.length === 0 ? 0 : start + entries.length,
    entries,
  };
}

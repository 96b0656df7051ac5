import type { CategoryBreadcrumb } from '@mise/contract/catalog/category.ts';
import type { Language } from '@mise/rules/languages.ts';
import { categoryPath } from '@mise/rules/path-to.ts';
import type { CategoryNode } from './category-nodes.ts';
import type { ShownItems } from './facet-index/facet-index.ts';

/** From the root down to the category, itself included, each with the number of items it lists. */
export function breadcrumbsOf(
  node: CategoryNode,
  language: Language,
  { itemCounts }: Pick<ShownItems, 'itemCounts'>,
): CategoryBreadcrumb[] {
  return node.chain.map(({ id, level, texts }) => ({
    id,
    level,
    name: texts[language].name,
    url: categoryPath(texts[language].path),
    itemCount: itemCounts.get(id) ?? 0,
  }));
}

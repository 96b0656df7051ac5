import type { CategoryTreeItem } from '@mise/contract/catalog/category-tree.ts';
import type { Context } from '../../context.ts';
import { facetIndexOf } from './facet-index/current-index.ts';
import { referenceOf } from './reference.ts';
import { categoryTreeWire } from './wire/categories.ts';

/** All categories in the language of the call, each with its descendants and the number of items it lists. */
export async function categoryTree(context: Context): Promise<CategoryTreeItem[]> {
  context.dependencies.tags.add('categories');
  const { categories } = await referenceOf(context.shop);
  const { itemCounts } = await facetIndexOf(context);
  return categories.roots.map((root) => categoryTreeWire(root, context.language, (id) => itemCounts.get(id) ?? 0));
}

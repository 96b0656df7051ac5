import type { CategoryTreeItem } from '@mise/contract/catalog/category-tree.ts';
import type { Context } from '../../context.ts';
import type { Categories, CategoryNode } from './category-nodes.ts';
import { shownItemsOf } from './facet-index/current-index.ts';
import type { ShownItems } from './facet-index/facet-index.ts';
import { referenceOf } from './reference.ts';
import { categoryTreeWire } from './wire/categories.ts';

type Trees = { categories: Categories; trees: Map<string, CategoryTreeItem[]> };

/** By the counts that they show: every page asks for a tree, and gets the same one until categories or counts change. */
const treesByCounts = new WeakMap<ShownItems['itemCounts'], Trees>();

/**
 * The categories that whoever calls may open, in the language of the call, each with its descendants and the number of items it
 * lists. Guests are not told that there are others; operators, who link to all of them, are.
 */
export async function categoryTree(context: Context): Promise<CategoryTreeItem[]> {
  context.dependencies.tags.add('categories');
  const { categories } = await referenceOf(context.shop);
  const { itemCounts } = await shownItemsOf(context);
  const hasClosed = (await context.visitor.isMember()) || (await context.operator.runsShop());
  const { trees } = treesFor(itemCounts, categories);
  const { language } = context;
  const key = `${language} ${hasClosed}`;
  const isThere = ({ isHidden, isClosed }: CategoryNode) => !isHidden && (hasClosed || !isClosed);
  const tree =
    trees.get(key) ??
    categories.roots
      .filter(isThere)
      .map((root) => categoryTreeWire(root, { language, isThere, countOf: (id) => itemCounts.get(id) ?? 0 }));
  trees.set(key, tree);
  return tree;
}

function treesFor(itemCounts: ShownItems['itemCounts'], categories: Categories): Trees {
  const known = treesByCounts.get(itemCounts);
  if (known?.categories === categories) return known;
  const made: Trees = { categories, trees: new Map() };
  treesByCounts.set(itemCounts, made);
  return made;
}

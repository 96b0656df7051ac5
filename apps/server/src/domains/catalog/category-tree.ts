import type { CategoryTreeItem } from '@mise/contract/catalog/category-tree.ts';
import type { Language } from '@mise/rules/languages.ts';
import type { Context } from '../../context.ts';
import type { Categories } from './category-nodes.ts';
import { facetIndexOf } from './facet-index/current-index.ts';
import type { FacetIndex } from './facet-index/facet-index.ts';
import { referenceOf } from './reference.ts';
import { categoryTreeWire } from './wire/categories.ts';

type Kept = { categories: Categories; trees: Map<Language, CategoryTreeItem[]> };

/** By the counts that they show: every page asks for a tree, and gets the same one until categories or counts change. */
const keptTrees = new WeakMap<FacetIndex['itemCounts'], Kept>();

/** All categories in the language of the call, each with its descendants and the number of items it lists. */
export async function categoryTree(context: Context): Promise<CategoryTreeItem[]> {
  context.dependencies.tags.add('categories');
  const { categories } = await referenceOf(context.shop);
  const { itemCounts } = await facetIndexOf(context);
  const { trees } = keptFor(itemCounts, categories);
  const { language } = context;
  const tree =
    trees.get(language) ??
    categories.roots.map((root) => categoryTreeWire(root, language, (id) => itemCounts.get(id) ?? 0));
  trees.set(language, tree);
  return tree;
}

function keptFor(itemCounts: FacetIndex['itemCounts'], categories: Categories): Kept {
  const known = keptTrees.get(itemCounts);
  if (known?.categories === categories) return known;
  const kept: Kept = { categories, trees: new Map() };
  keptTrees.set(itemCounts, kept);
  return kept;
}

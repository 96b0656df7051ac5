import type { CategoryTreeItem } from '@mise/contract/catalog/category-tree.ts';
import type { Language } from '@mise/rules/languages.ts';
import type { Context } from '../../context.ts';
import { settingsOf } from '../shop/settings.ts';
import { facetIndexOf } from './facet-index/current-index.ts';
import { countItems } from './facet-index/item-set.ts';
import { referenceOf } from './reference.ts';
import { categoryTreeWire } from './wire/categories.ts';

/** All categories in the language of the call, each with its descendants and the number of items it lists. */
export async function categoryTree(context: Context): Promise<CategoryTreeItem[]> {
  context.dependencies.tags.add('categories').add('settings');
  const { categories } = await referenceOf(context.shop);
  const index = await facetIndexOf(context);
  const countOf = (id: number) => {
    const set = index.byCategory.get(id);
    return set ? countItems(set) : 0;
  };
  const tree = categories.roots.map((root) => categoryTreeWire(root, context.language, countOf));
  const title = (await settingsOf(context.shop)).homepageTitle[context.language];
  const hasHomepage = tree.some(({ details }) => details.some(({ name }) => name === title));
  return hasHomepage ? tree : [homepage(title, context.language), ...tree];
}

/** The page that stands at "/" is no category of its own unless the owner made it one. */
function homepage(name: string, lang: Language): CategoryTreeItem {
  return {
    id: 0,
    type: 'content',
    itemCount: [],
    childCount: 0,
    children: [],
    details: [{ name, lang, nameUrl: '/', metaTitle: '', imagePath: null, image2Path: null }],
    right: 'all',
    linklist: 'N',
    sitemap: 'Y',
    robots: 'all',
    canonicalLink: '',
    position: 0,
  };
}

import type { CategoryTreeItem } from '@mise/contract/catalog/category-tree.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import type { Locale } from '../page/locale.ts';

/** An entry of the header navigation, with the ones below it. */
export type NavigationItem = { id: number; name: string; href: string; children: NavigationItem[] };

/** Deeper categories are reached from the page of their parent: a menu of four levels is read by no one. */
const menuLevels = 3;

/** The categories that show in the navigation (`linklist` Y), each at the chain of slugs from its root. */
export function toNavigation(
  tree: readonly CategoryTreeItem[],
  locale: Locale,
  parentSlugs = '',
  level = 1,
): NavigationItem[] {
  if (level > menuLevels) return [];
  return tree
    .filter((category) => category.linklist === 'Y')
    .flatMap((category) => {
      const details = category.details[0];
      if (!details) return [];
      const slugs = parentSlugs === '' ? details.nameUrl : `${parentSlugs}/${details.nameUrl}`;
      return {
        id: category.id,
        name: details.name,
        href: pathTo.category(locale, slugs),
        children: toNavigation(category.children ?? [], locale, slugs, level + 1),
      };
    });
}

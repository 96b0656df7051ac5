import type { CategoryTreeItem } from '@mise/contract/catalog/category-tree.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import type { Locale } from '../page/locale.ts';

/** An entry of the header navigation, with the ones below it. `picture`: address of its picture, which only some have. */
export type NavigationItem = { id: number; name: string; href: string; picture?: string; children: NavigationItem[] };

/** `isMember`: a customer who is logged in. */
export type NavigationVisitor = { locale: Locale; isMember: boolean };

/** Deeper categories are reached from the page of their parent: a menu of four levels is read by no one. */
const menuLevels = 3;
/** The drawer shows a picture beside these: every document carries the addresses. */
const levelsWithPicture = 2;

/**
 * The categories that show in the navigation (`linklist` Y), each at the chain of slugs from its root; those for customers show to
 * members alone.
 */
export function toNavigation(
  tree: readonly CategoryTreeItem[],
  visitor: NavigationVisitor,
  parentSlugs = '',
  level = 1,
): NavigationItem[] {
  if (level > menuLevels) return [];
  return tree
    .filter(({ linklist, right }) => linklist === 'Y' && (visitor.isMember || right !== 'customer'))
    .flatMap((category) => {
      const details = category.details[0];
      if (!details) return [];
      const slugs = parentSlugs === '' ? details.nameUrl : `${parentSlugs}/${details.nameUrl}`;
      return {
        id: category.id,
        name: details.name,
        href: pathTo.category(visitor.locale, slugs),
        ...(level <= levelsWithPicture && details.imagePath && { picture: details.imagePath }),
        children: toNavigation(category.children ?? [], visitor, slugs, level + 1),
      };
    });
}

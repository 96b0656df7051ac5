import type { CategoryTreeItem } from '@mise/contract/catalog/category-tree.ts';
import { categoryPath } from '@mise/rules/path-to.ts';

/** A page of the shop that can be linked to. `parents`: names of the pages above it. `path` is without language. */
export type ShopPage = {
  id: number;
  type: 'item' | 'content';
  name: string;
  parents: string[];
  path: string;
};

/** All pages of a tree in the order of the tree. One without a name in the language cannot be found and is left out. */
export function toShopPages(
  tree: readonly CategoryTreeItem[],
  above: { parents: string[]; slugs: string } = root,
): ShopPage[] {
  return tree.flatMap(({ id, type, details: [details], children = [] }) => {
    if (!details) return [];
    const slugs = above.slugs === '' ? details.nameUrl : `${above.slugs}/${details.nameUrl}`;
    const page: ShopPage = {
      id,
      type: type === 'content' ? 'content' : 'item',
      name: details.name,
      parents: above.parents,
      path: categoryPath(slugs),
    };
    return [page, ...toShopPages(children, { parents: [...above.parents, details.name], slugs })];
  });
}

const root = { parents: [], slugs: '' };

/** "Geschirr › Teller". */
export function pathName({ parents, name }: ShopPage): string {
  return [...parents, name].join(' › ');
}

/** Those in whose name, or in those above it, every word of a search stands. */
export function findPages(pages: readonly ShopPage[], query: string): ShopPage[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return pages.filter((page) => words.every((word) => plain(pathName(page)).includes(word)));
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .trim();
}

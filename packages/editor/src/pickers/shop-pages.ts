import type { CategoryEntry } from '@mise/contract/catalog/category-entry.ts';

/** A page of the shop that can be linked to. `parents`: names of the pages above it. `path` is without language. */
export type ShopPage = {
  id: number;
  type: 'item' | 'content';
  name: string;
  parents: string[];
  path: string;
  /** Visitors find neither it nor, where it stands above others, those. */
  isOff: boolean;
};

/** All pages in the order of their tree, each followed by those below it. */
export function toShopPages(entries: readonly CategoryEntry[]): ShopPage[] {
  const ids = new Set(entries.map(({ id }) => id));
  const byParent = Map.groupBy(entries, ({ parentCategoryId }) =>
    parentCategoryId !== null && ids.has(parentCategoryId) ? parentCategoryId : null,
  );
  return pagesBelow(byParent, null, { parents: [], isOff: false });
}

type Above = Pick<ShopPage, 'parents' | 'isOff'>;

function pagesBelow(
  byParent: ReadonlyMap<number | null, CategoryEntry[]>,
  parent: number | null,
  above: Above,
): ShopPage[] {
  const entries = (byParent.get(parent) ?? []).toSorted((one, other) => positionOf(one) - positionOf(other));
  return entries.flatMap((entry) => {
    const page = toShopPage(entry, above);
    const { name, parents, isOff } = page;
    return [page, ...pagesBelow(byParent, entry.id, { parents: [...parents, name], isOff })];
  });
}

function positionOf({ details: [details] }: CategoryEntry): number {
  return Number(details?.position ?? 0);
}

function toShopPage({ id, type, isLinkedToWebstore, details: [details] }: CategoryEntry, above: Above): ShopPage {
  return {
    id,
    type: type === 'content' ? 'content' : 'item',
    name: details?.name ?? '',
    parents: above.parents,
    path: details?.previewUrl ?? '/',
    isOff: above.isOff || !isLinkedToWebstore,
  };
}

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

import type { CategoryDependents } from '@mise/contract/catalog/category-entry.ts';
import { refusal } from '@mise/contract/refusal.ts';
import { categoryPath } from '@mise/rules/path-to.ts';
import type { Context } from '../context.ts';
import { type CategoryNode, loadCategories } from '../domains/catalog/category-nodes.ts';
import { itemsIn } from '../domains/catalog/edit-categories/item-membership.ts';
import { pagesThatName } from '../domains/content/pages-that-name.ts';
import { settingsOf } from '../domains/shop/settings.ts';

/** What hangs on a page: all below it, items, and blocks that lead to it or show its items. */
export async function categoryDependents(context: Context, id: number): Promise<CategoryDependents> {
  const { db, language, shop } = context;
  const { byId } = await loadCategories(db);
  const node = byId.get(id);
  if (!node) throw refusal('categoryNotFound', { cause: { id } });
  const below = allBelow(node);
  const gone = [node, ...below];
  const { all, alone } = await itemsIn(
    db,
    gone.map((each) => each.id),
  );
  const paths = gone.flatMap(({ texts }) => Object.values(texts).map(({ path }) => categoryPath(path)));
  const identifiers = await pagesThatName(db, { paths, categoryIds: gone.map((each) => each.id) });
  const { homepageTitle } = await settingsOf(shop);
  const nameOf = (identifier: string) =>
    identifier === 'index' ? homepageTitle[language] : byId.get(Number(identifier))?.texts[language].name;
  return {
    children: below.map((child) => ({ id: child.id, name: child.texts[language].name })),
    itemCount: all.length,
    lostItemCount: alone.length,
    links: identifiers
      .filter((identifier) => !gone.some((each) => String(each.id) === identifier))
      .map((identifier) => ({ identifier, name: nameOf(identifier) ?? identifier })),
  };
}

function allBelow({ children }: CategoryNode): CategoryNode[] {
  return children.flatMap((child) => [child, ...allBelow(child)]);
}

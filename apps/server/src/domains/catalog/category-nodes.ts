import type { Language } from '@mise/rules/languages.ts';
import type { Queryable } from '../../db/database.ts';
import { category, categoryText } from './tables.ts';

/** What lists and navigation need of a category's texts; the long ones are read with the category's own page. */
type CategoryNames = Pick<
  typeof categoryText.$inferSelect,
  'name' | 'slug' | 'path' | 'metaTitle' | 'metaRobots' | 'canonicalLink'
>;

/** A category with its place in the tree. */
export type CategoryNode = typeof category.$inferSelect & {
  /** It or a category above it needs a login. */
  isClosed: boolean;
  /** From the root down to it, itself included. */
  chain: CategoryNode[];
  /** By position, then id. */
  children: CategoryNode[];
  texts: Record<Language, CategoryNames>;
};

export type Categories = {
  byId: ReadonlyMap<number, CategoryNode>;
  roots: CategoryNode[];
  /** Slash-joined slugs from the root, by language. */
  byPath: Record<Language, ReadonlyMap<string, CategoryNode>>;
};

const noNames: CategoryNames = { name: '', slug: '', path: '', metaTitle: '', metaRobots: 'all', canonicalLink: '' };

/** Reads all categories. Two queries. */
export async function loadCategories(db: Queryable): Promise<Categories> {
  const rows = await db.select().from(category).orderBy(category.position, category.id);
  const texts = await db
    .select({
      categoryId: categoryText.categoryId,
      language: categoryText.language,
      name: categoryText.name,
      slug: categoryText.slug,
      path: categoryText.path,
      metaTitle: categoryText.metaTitle,
      metaRobots: categoryText.metaRobots,
      canonicalLink: categoryText.canonicalLink,
    })
    .from(categoryText);

  const byId = new Map<number, CategoryNode>(
    rows.map((row) => [
      row.id,
      { ...row, isClosed: false, chain: [], children: [], texts: { de: noNames, en: noNames } },
    ]),
  );
  const byPath = { de: new Map<string, CategoryNode>(), en: new Map<string, CategoryNode>() };
  for (const { categoryId, language, ...names } of texts) {
    const node = byId.get(categoryId);
    if (!node) continue;
    node.texts[language] = names;
    byPath[language].set(names.path, node);
  }
  const roots: CategoryNode[] = [];
  for (const node of byId.values()) {
    const parent = node.parentId === null ? undefined : byId.get(node.parentId);
    (parent?.children ?? roots).push(node);
  }
  for (const root of roots) placeBelow(root, []);
  return { byId, roots, byPath };
}

function placeBelow(node: CategoryNode, above: CategoryNode[]): void {
  node.chain = [...above, node];
  node.isClosed = node.chain.some(({ isCustomersOnly }) => isCustomersOnly);
  for (const child of node.children) placeBelow(child, node.chain);
}

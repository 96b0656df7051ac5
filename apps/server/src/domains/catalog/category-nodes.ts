import { inLanguage, type Language, languages, perLanguage } from '@mise/rules/languages.ts';
import type { Queryable } from '../../db/database.ts';
import { category, categoryText } from './tables/categories.ts';

/** What lists and navigation need of a category's texts; the long ones are read with the category's own page. */
type CategoryNames = Pick<
  typeof categoryText.$inferSelect,
  'name' | 'slug' | 'path' | 'metaTitle' | 'metaRobots' | 'canonicalLink'
>;

/** A category with its place in the tree. */
export type CategoryNode = typeof category.$inferSelect & {
  /** It or a category above it needs a login. */
  isClosed: boolean;
  /** Visitors see neither it nor what is below it: it, or a category above it, is not active for the store. */
  isHidden: boolean;
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
      { ...row, isClosed: false, isHidden: false, chain: [], children: [], texts: perLanguage(() => noNames) },
    ]),
  );
  const ownTexts = new Map(rows.map(({ id }) => [id, {} as Partial<Record<Language, CategoryNames>>]));
  for (const { categoryId, language, ...names } of texts) {
    const own = ownTexts.get(categoryId);
    if (own) own[language] = names;
  }
  const byPath = perLanguage(() => new Map<string, CategoryNode>());
  for (const node of byId.values()) {
    for (const language of languages) {
      const names = inLanguage(ownTexts.get(node.id) ?? {}, language);
      if (!names) continue;
      node.texts[language] = names;
      byPath[language].set(names.path, node);
    }
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
  node.isHidden = node.chain.some(({ isLinked }) => !isLinked);
  for (const child of node.children) placeBelow(child, node.chain);
}

import { familyPath } from '@mise/demo/images/picture-path.ts';
import type { DemoCategory } from '@mise/demo/types.ts';
import { inLanguage, type Language, languages } from '@mise/rules/languages.ts';
import type { Queryable } from '../db/database.ts';
import { category, categoryText } from '../domains/catalog/tables/categories.ts';

/** Categories with all those above them. */
export async function seedCategories(db: Queryable, categories: readonly DemoCategory[]): Promise<void> {
  const byId = new Map(categories.map((entry) => [entry.id, entry]));
  const chainOf = (id: number | null): DemoCategory[] => {
    const entry = id === null ? undefined : byId.get(id);
    return entry ? [...chainOf(entry.parentId), entry] : [];
  };
  await db.insert(category).values(
    categories.map((entry) => ({
      id: entry.id,
      parentId: entry.parentId,
      type: entry.type,
      level: chainOf(entry.id).length,
      position: entry.position,
      isCustomersOnly: entry.customersOnly ?? false,
      isInNavigation: entry.inNavigation,
      isInSitemap: entry.inSitemap,
      imageUrl: entry.picture ? familyPath(entry.picture) : null,
    })),
  );
  await db.insert(categoryText).values(
    categories.flatMap((entry) =>
      languages.flatMap((language) => {
        const { [language]: name } = entry.name;
        return name === undefined ? [] : [{ ...textsIn(language, entry, chainOf(entry.id)), name }];
      }),
    ),
  );
}

function textsIn(language: Language, entry: DemoCategory, chain: DemoCategory[]) {
  return {
    categoryId: entry.id,
    language,
    slug: inLanguage(entry.slug, language),
    path: chain.map(({ slug }) => inLanguage(slug, language)).join('/'),
    shortDescription: entry.shortDescription?.[language] ?? '',
    description: entry.description?.[language] ?? '',
    description2: entry.description2?.[language] ?? '',
    metaTitle: entry.metaTitle?.[language] ?? '',
    metaDescription: entry.metaDescription?.[language] ?? '',
  };
}

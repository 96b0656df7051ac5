import type { CategoryParams } from '@mise/contract/catalog/category-entry.ts';
import { refusal } from '@mise/contract/refusal.ts';
import { languages, perLanguage } from '@mise/rules/languages.ts';
import { reservedSegments } from '@mise/rules/reserved-segments.ts';
import { slugOf } from '@mise/rules/slug.ts';
import type { Context } from '../../../context.ts';
import { announceEverything } from '../../../db/changes.ts';
import { lockCatalog, touchCatalog } from '../catalog-version.ts';
import { category } from '../tables/categories.ts';
import { applySettings } from './apply-settings.ts';
import { pagesByPath, readSite, type Site, textOf } from './site.ts';
import { storeSite } from './store-site.ts';

/** Adds a page as the last one of its parent, and answers its id. It is not in the navigation unless that is asked for. */
export async function addCategory(
  { db, language, now }: Pick<Context, 'db' | 'language' | 'now'>,
  input: CategoryParams,
): Promise<number> {
  const { name, type, parentCategoryId: parentId, nameUrl, ...settings } = input;
  await lockCatalog(db);
  const known = await readSite(db);
  if (parentId !== null && !known.pages.has(parentId)) throw refusal('categoryNotFound', { cause: { id: parentId } });
  const [added] = await db
    .insert(category)
    .values({
      type,
      parentId,
      level: 1,
      position: lastPosition(known, parentId) + 1,
      isInNavigation: false,
      isInSitemap: true,
      updatedAt: now,
    })
    .returning();
  if (!added) throw new Error('the page was not stored');
  const before = { ...known, pages: new Map(known.pages).set(added.id, added) };
  const after = structuredClone(before);
  const slug = nameUrl ?? freeSlug(known, parentId, name);
  after.texts.set(
    added.id,
    perLanguage((each) => ({ ...noText, categoryId: added.id, language: each, name, slug })),
  );
  const everywhere = languages.map((lang) => ({ ...settings, id: added.id, lang }));
  applySettings(after, everywhere, language);
  await storeSite(db, before, after);
  await touchCatalog(db);
  await announceEverything(db);
  return added.id;
}

const noText = {
  path: '',
  metaTitle: '',
  metaDescription: '',
  metaKeywords: '',
  metaRobots: 'all',
  canonicalLink: '',
  pageView: '',
  itemListView: '',
  singleItemView: '',
};

function lastPosition({ pages }: Site, parentId: number | null): number {
  return Math.max(0, ...[...pages.values()].filter((page) => page.parentId === parentId).map((page) => page.position));
}

/** The slug of a name, numbered where another page or the shop itself has it. */
function freeSlug(site: Site, parentId: number | null, name: string): string {
  const byPath = pagesByPath(site);
  const slug = slugOf(name).slice(0, 90).replace(/-$/, '') || 'page';
  const isTaken = (candidate: string) =>
    (parentId === null && reservedSegments.includes(candidate)) ||
    languages.some((language) => {
      const above = parentId === null ? [] : [textOf(site, parentId, language)?.path];
      return byPath.has(`${language} ${[...above, candidate].join('/')}`);
    });
  if (!isTaken(slug)) return slug;
  for (let number = 2; ; number += 1) {
    if (!isTaken(`${slug}-${number}`)) return `${slug}-${number}`;
  }
}

import type { EditCategoryParams } from '@mise/contract/catalog/category-entry.ts';
import { refusal } from '@mise/contract/refusal.ts';
import type { FieldReason } from '@mise/rules/field-reasons.ts';
import { type Language, languages } from '@mise/rules/languages.ts';
import { reservedSegments } from '@mise/rules/reserved-segments.ts';
import { slugOf } from '@mise/rules/slug.ts';
import { placePages } from './place-pages.ts';
import { chainOf, type PageText, pagesByPath, type Site, textOf } from './site.ts';

/**
 * Changes pages as their owner wants them, and moves those below them along. Refuses with the fields that cannot be so, by their place
 * in the list ("0.nameUrl"), and with categoryNotFound.
 */
export function applySettings(site: Site, entries: readonly EditCategoryParams[], language: Language): void {
  for (const [index, entry] of entries.entries()) {
    applyToPage(site, entry, index);
    applyToText(site, entry, entry.lang ?? language);
  }
  placePages(site);
  refuseAddresses(site, entries);
}

function applyToPage(site: Site, entry: EditCategoryParams, index: number): void {
  const page = pageOf(site, entry.id);
  const { parentCategoryId, type, position, right, linklist, sitemap, linkCategoryToWebstore } = entry;
  if (parentCategoryId !== undefined) {
    if (parentCategoryId !== null) pageOf(site, parentCategoryId);
    page.parentId = parentCategoryId;
    if (!chainOf(site, page.id)) throw refusal('invalidInput', { cause: { [`${index}.parentCategoryId`]: 'invalid' } });
  }
  if (type !== undefined) page.type = type;
  if (position !== undefined) page.position = position;
  if (right !== undefined) page.isCustomersOnly = right === 'customer';
  if (linklist !== undefined) page.isInNavigation = linklist === 'Y';
  if (sitemap !== undefined) page.isInSitemap = sitemap === 'Y';
  if (linkCategoryToWebstore !== undefined) page.isLinked = linkCategoryToWebstore;
  if (entry.imagePath !== undefined) page.imageUrl = entry.imagePath || null;
  if (entry.image2Path !== undefined) page.image2Url = entry.image2Path || null;
}

/** A page has words of its own in a language from the first change of them on. */
function applyToText(site: Site, entry: EditCategoryParams, language: Language): void {
  const changed = changedText(entry);
  if (Object.keys(changed).length === 0) return;
  const known = textOf(site, entry.id, language) ?? Object.values(site.texts.get(entry.id) ?? {})[0];
  if (!known) throw refusal('categoryNotFound', { cause: { id: entry.id } });
  const isFirst = site.texts.get(entry.id)?.[language] === undefined;
  const slug = entry.nameUrl ?? (isFirst && entry.name ? slugOf(entry.name) || known.slug : known.slug);
  site.texts.set(entry.id, {
    ...site.texts.get(entry.id),
    [language]: { ...known, ...changed, slug, language },
  });
}

const textKeys = [
  'name',
  'metaTitle',
  'metaDescription',
  'metaKeywords',
  'metaRobots',
  'canonicalLink',
  'pageView',
  'itemListView',
  'singleItemView',
] as const satisfies (keyof PageText & keyof EditCategoryParams)[];

function changedText(entry: EditCategoryParams): Partial<PageText> {
  const given = textKeys.filter((key) => entry[key] !== undefined).map((key) => [key, entry[key]]);
  if (entry.nameUrl !== undefined) given.push(['slug', entry.nameUrl]);
  return Object.fromEntries(given);
}

/** An address belongs to one page, and not to one of the shop's own. */
function refuseAddresses(site: Site, entries: readonly EditCategoryParams[]): void {
  const byPath = pagesByPath(site);
  const faults = entries.flatMap(({ id }, index) => {
    const reason = faultOfAddress(site, byPath, id);
    return reason ? [[`${index}.nameUrl`, reason] as const] : [];
  });
  if (faults.length > 0) throw refusal('invalidInput', { cause: Object.fromEntries(faults) });
}

function faultOfAddress(site: Site, byPath: ReturnType<typeof pagesByPath>, id: number): FieldReason | undefined {
  for (const language of languages) {
    const { path = '', slug = '' } = textOf(site, id, language) ?? {};
    if (path === slug && reservedSegments.includes(slug)) return 'reserved';
    if ((byPath.get(`${language} ${path}`) ?? []).length > 1) return 'taken';
  }
  return undefined;
}

function pageOf({ pages }: Site, id: number) {
  const page = pages.get(id);
  if (!page) throw refusal('categoryNotFound', { cause: { id } });
  return page;
}

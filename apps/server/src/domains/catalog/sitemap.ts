import { isPhotograph } from '@mise/rules/effective-head.ts';
import { effectiveRobots } from '@mise/rules/effective-robots.ts';
import { inLanguage, type Language, languages } from '@mise/rules/languages.ts';
import { languageUrls, localized } from '@mise/rules/localized.ts';
import { manufacturerPath, pathTo, seriesPath } from '@mise/rules/path-to.ts';
import { and, eq, like, not, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import type { Texts } from '../../db/columns.ts';
import { settingsOf } from '../shop/settings.ts';
import type { CategoryNode } from './category-nodes.ts';
import { facetIndexOf } from './facet-index/current-index.ts';
import { countItems, hasCommon, hasItem, type ItemSet } from './facet-index/item-set.ts';
import { manufacturerLists, type NamedLists, seriesLists } from './named-lists.ts';
import { referenceOf } from './reference.ts';
import { item, itemImage, itemText } from './tables/items.ts';
import { variation } from './tables/variations.ts';
import { tagSlug } from './tag-slugs.ts';

/** A page as a sitemap names it. */
export type SitemapPage = {
  /** In every language, from the root of the shop. */
  paths: ReturnType<typeof languageUrls>;
  /** When what it says changed last. */
  changedAt?: Date;
  /** Paths of its photographs. */
  pictures?: string[];
};

/** Pictures of a page: the first ones say what it shows. */
const mostPictures = 3;

/**
 * Items in one file of the sitemap. Search engines read 50,000 addresses and 50 MB of one: each item has an address a
 * language, and each address names all the others.
 */
export const itemsPerSitemap = 5000;

/** Categories and content pages that their owner wants found, and that everyone may open. */
export async function categoryAddresses({ shop }: Pick<Context, 'shop'>): Promise<SitemapPage[]> {
  const { categories } = await referenceOf(shop);
  const { robots } = await settingsOf(shop);
  const isFound = (node: CategoryNode) => languages.every((language) => isCanonical(node.texts[language], robots));
  return [...categories.byId.values()]
    .filter((node) => node.isInSitemap && !node.isClosed && !node.isHidden && isFound(node))
    .map(({ texts, updatedAt, imageUrl }) => ({
      paths: languageUrls((language) => pathTo.category(language, texts[language].path)),
      changedAt: updatedAt,
      pictures: imageUrl && isPhotograph(imageUrl) ? [imageUrl] : [],
    }));
}

function isCanonical(texts: CategoryNode['texts'][Language], shopRobots: string): boolean {
  const { path, metaRobots, canonicalLink } = texts;
  return path !== '' && !effectiveRobots(metaRobots, shopRobots).includes('noindex') && canonicalLink === '';
}

/** Tags, series and manufacturers of which everyone sees something. */
export async function namedListAddresses(
  context: Pick<Context, 'shop' | 'now' | 'dependencies'>,
): Promise<SitemapPage[]> {
  if ((await settingsOf(context.shop)).robots.includes('noindex')) return [];
  const reference = await referenceOf(context.shop);
  const { byTag, byFacetValue, byManufacturer, shown } = await facetIndexOf(context);
  const isShown = (set: ItemSet | undefined) => set !== undefined && hasCommon(set, shown.everyone.items);
  const pagesOf = (lists: NamedLists, sets: ReadonlyMap<number, ItemSet>, pathOf: (slug: string) => string) =>
    [...lists.bySlug]
      .filter(([, id]) => isShown(sets.get(id)))
      .map(([slug]) => ({ paths: languageUrls((language) => localized(language, pathOf(slug))) }));
  const tags = [...reference.tags.values()].filter(({ id }) => isShown(byTag.get(id)));
  return [
    ...tags.map((tag) => ({
      paths: languageUrls((language) => pathTo.tag(language, tagSlug(tag, reference.tags, language))),
    })),
    ...pagesOf(seriesLists(reference), byFacetValue, seriesPath),
    ...pagesOf(manufacturerLists(reference), byManufacturer, manufacturerPath),
  ];
}

/** How many files the items take that lists show to everyone. */
export async function countItemSitemaps(context: Pick<Context, 'shop' | 'now' | 'dependencies'>): Promise<number> {
  // An item says nothing of its own.
  if ((await settingsOf(context.shop)).robots.includes('noindex')) return 0;
  const { shown } = await facetIndexOf(context);
  return Math.ceil(countItems(shown.everyone.items) / itemsPerSitemap);
}

/** Where the items of a file are, each at the variation that stands for it; `part` runs from 1. One query; none beyond the last. */
export async function itemAddresses(
  context: Pick<Context, 'shop' | 'now' | 'dependencies' | 'db'>,
  part: number,
): Promise<SitemapPage[]> {
  const { itemIds, shown } = await facetIndexOf(context);
  const open = itemIds.filter((_, ordinal) => hasItem(shown.everyone.items, ordinal));
  const ids = [...open.subarray((part - 1) * itemsPerSitemap, part * itemsPerSitemap)];
  if (ids.length === 0) return [];
  const rows = await context.db
    .select({
      itemId: item.id,
      variationId: variationOfItemId(context.now),
      changedAt: item.updatedAt,
      pictures: firstPictures,
      urlPaths: sql<Partial<Texts>>`json_object_agg(${itemText.language}, ${itemText.urlPath})`,
    })
    .from(item)
    .innerJoin(itemText, eq(itemText.itemId, item.id))
    .where(
      and(
        sql`${item.id} = ANY(${sql.param(ids)}::int[])`,
        not(like(item.robots, '%noindex%')),
        eq(item.canonicalLink, ''),
      ),
    )
    .groupBy(item.id)
    .orderBy(item.id);
  return rows.map(({ itemId, variationId, urlPaths, changedAt, pictures }) => ({
    paths: languageUrls((language) =>
      pathTo.product(language, { urlPath: inLanguage(urlPaths, language) ?? '', itemId, variationId }),
    ),
    changedAt,
    pictures: pictures.filter(isPhotograph),
  }));
}

/** As `variationOfItem` chooses it. */
function variationOfItemId(now: Date) {
  return sql<number>`coalesce((
    SELECT ${variation.id} FROM ${variation}
    WHERE ${variation.itemId} = ${item.id} AND ${variation.isActive}
      AND (${variation.availableUntil} IS NULL OR ${variation.availableUntil} > ${now.toISOString()}::timestamptz)
    ORDER BY ${variation.id} <> ${item.mainVariationId}, ${variation.position}, ${variation.id} LIMIT 1
  ), ${item.mainVariationId})`;
}

const firstPictures = sql<string[]>`ARRAY(
  SELECT ${itemImage.url} FROM ${itemImage} WHERE ${itemImage.itemId} = ${item.id}
  ORDER BY ${itemImage.position}, ${itemImage.id} LIMIT ${sql.raw(String(mostPictures))})`;

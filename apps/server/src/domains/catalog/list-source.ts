import type { FacetSearchCriteria } from '@mise/contract/catalog/facet.ts';
import { inLanguage, languages } from '@mise/rules/languages.ts';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { prepareOnce } from '../../db/prepare-once.ts';
import type { FacetIndex } from './facet-index/facet-index.ts';
import { createItemSet, type ItemSet, unite } from './facet-index/item-set.ts';
import type { ListSource } from './list-items.ts';
import { manufacturerLists, seriesLists } from './named-lists.ts';
import { type Reference, referenceOf } from './reference.ts';
import { crossSelling } from './tables/items.ts';
import { tagSlug } from './tag-slugs.ts';

const nothing: ListSource = { within: [(index) => createItemSet(index.size)] };

/** What a list of a type is made of; categories and search terms are read elsewhere. */
export async function listSourceOf(context: Context, criteria: FacetSearchCriteria): Promise<ListSource> {
  switch (criteria.type) {
    case 'tag':
      return { within: [taggedWith(await tagIdsOf(context, criteria))] };
    case 'cross_selling':
      return criteria.itemId === undefined
        ? nothing
        : { within: [], ranked: await crossItems(context, criteria.itemId, criteria.crossSellingRelation) };
    case 'manufacturer':
      return { within: [ofManufacturers(await manufacturerIdsOf(context, criteria))] };
    case 'series':
      return { within: [await inSeries(context, criteria.slug ?? '')] };
    case 'all':
      return { within: [] };
    default:
      return nothing;
  }
}

export function inCategory(categoryId: number): (index: FacetIndex) => ItemSet {
  return (index) => index.byCategory.get(categoryId) ?? createItemSet(index.size);
}

/** Items that have any of the tags. */
export function taggedWith(tagIds: readonly number[]): (index: FacetIndex) => ItemSet {
  return (index) =>
    unite(
      index.size,
      tagIds.flatMap((id) => index.byTag.get(id) ?? []),
    );
}

/** Tags by id, or by the slug of their page in any language, or by their name. */
export async function tagIdsOf(
  { shop, language }: Context,
  { tagId = [], tagName }: Pick<FacetSearchCriteria, 'tagId' | 'tagName'>,
): Promise<number[]> {
  if (!tagName) return tagId;
  const { tags }: Reference = await referenceOf(shop);
  const named = [...tags.values()].filter(
    (tag) =>
      inLanguage(tag.names, language) === tagName || languages.some((each) => tagSlug(tag, tags, each) === tagName),
  );
  return [...tagId, ...named.map(({ id }) => id)];
}

/** A list of a manufacturer names it by its slug, or as the filter does: facets=manufacturer-12. Without one it has nothing to list. */
async function manufacturerIdsOf(
  { shop }: Context,
  { slug, facets = '' }: Pick<FacetSearchCriteria, 'slug' | 'facets'>,
): Promise<number[]> {
  if (slug === undefined) return [...facets.matchAll(/\bmanufacturer-(\d{1,9})\b/g)].map(([, id]) => Number(id));
  return [manufacturerLists(await referenceOf(shop)).bySlug.get(slug) ?? 0];
}

function ofManufacturers(ids: readonly number[]): (index: FacetIndex) => ItemSet {
  return (index) =>
    unite(
      index.size,
      ids.flatMap((id) => index.byManufacturer.get(id) ?? []),
    );
}

async function inSeries({ shop }: Context, slug: string): Promise<(index: FacetIndex) => ItemSet> {
  const valueId = seriesLists(await referenceOf(shop)).bySlug.get(slug) ?? 0;
  return (index) => index.byFacetValue.get(valueId) ?? createItemSet(index.size);
}

type CrossLink = Pick<typeof crossSelling.$inferSelect, 'crossItemId' | 'relation'>;

const linksOfItem = prepareOnce((db) =>
  db
    .select({ crossItemId: crossSelling.crossItemId, relation: crossSelling.relation })
    .from(crossSelling)
    .where(eq(crossSelling.itemId, sql.placeholder('itemId')))
    .orderBy(crossSelling.crossItemId)
    .prepare('cross_selling_of_item'),
);

/** A page asks for every relation of its item: they are read at once. Its calls have contexts of their own and one visitor. */
const knownLinks = new WeakMap<Context['visitor'], { itemId: number; links: Promise<CrossLink[]> }>();

async function crossItems({ db, visitor }: Context, itemId: number, relation: string): Promise<number[]> {
  const known = knownLinks.get(visitor);
  const links = known?.itemId === itemId ? known.links : linksOfItem(db).execute({ itemId });
  knownLinks.set(visitor, { itemId, links });
  return (await links).filter((link) => link.relation === relation).map(({ crossItemId }) => crossItemId);
}

import type { Facet, FacetSearchCriteria } from '@mise/contract/catalog/facet.ts';
import { inLanguage, type Language } from '@mise/rules/languages.ts';
import { languageUrls, localized } from '@mise/rules/localized.ts';
import { manufacturerPath, pathTo, seriesPath, tagPath } from '@mise/rules/path-to.ts';
import type { Context } from '../../context.ts';
import { facetIndexOf, shownOf } from './facet-index/current-index.ts';
import type { FacetIndex } from './facet-index/facet-index.ts';
import { countCommon, type ItemSet } from './facet-index/item-set.ts';
import { tagIdsOf } from './list-source.ts';
import { manufacturerLists, seriesLists } from './named-lists.ts';
import { referenceOf } from './reference.ts';
import { tagSlug } from './tag-slugs.ts';
import { manufacturerWire } from './wire/item.ts';

type Place = Pick<Facet, 'breadcrumbs' | 'languageUrls' | 'manufacturer'>;

type Named = {
  id: number;
  name: string;
  /** Without the prefix of a language. */
  pathIn: (language: Language) => string;
  setIn: (index: FacetIndex) => ItemSet | undefined;
};

/** Categories, tags, series and manufacturers have a page of their own; every other list stands on another one. */
export async function placeOf(context: Context, criteria: FacetSearchCriteria): Promise<Place> {
  const named = await namedListOf(context, criteria);
  if (!named) return { breadcrumbs: [], languageUrls: languageUrls(pathTo.home) };
  const index = await facetIndexOf(context);
  const items = named.setIn(index);
  const itemCount = items ? countCommon(items, (await shownOf(context, index)).items) : 0;
  const { id, name, pathIn } = named;
  return {
    breadcrumbs: [{ id, level: 1, name, url: pathIn(context.language), itemCount }],
    languageUrls: languageUrls((language) => localized(language, pathIn(language))),
    ...(criteria.type === 'manufacturer' && {
      manufacturer: manufacturerWire(id, { reference: await referenceOf(context.shop), language: context.language }),
    }),
  };
}

async function namedListOf(context: Context, criteria: FacetSearchCriteria): Promise<Named | null> {
  if (criteria.type === 'tag') return tagOf(context, criteria);
  const reference = await referenceOf(context.shop);
  const { slug = '' } = criteria;
  if (criteria.type === 'manufacturer') {
    const row = reference.manufacturers.get(manufacturerLists(reference).bySlug.get(slug) ?? 0);
    if (!row) return null;
    const { id, externalName: name } = row;
    return { id, name, pathIn: () => manufacturerPath(slug), setIn: (index) => index.byManufacturer.get(id) };
  }
  if (criteria.type !== 'series') return null;
  const value = reference.facetValues.get(seriesLists(reference).bySlug.get(slug) ?? 0);
  if (!value) return null;
  const { id, names } = value;
  const name = inLanguage(names, context.language);
  return { id, name, pathIn: () => seriesPath(slug), setIn: (index) => index.byFacetValue.get(id) };
}

async function tagOf(context: Context, criteria: FacetSearchCriteria): Promise<Named | null> {
  const [tagId] = await tagIdsOf(context, criteria);
  const { tags } = await referenceOf(context.shop);
  const tag = tags.get(tagId ?? 0);
  if (!tag) return null;
  const { id, names } = tag;
  context.dependencies.tags.add(`tag:${id}`);
  const pathIn = (language: Language) => tagPath(tagSlug(tag, tags, language));
  return { id, name: inLanguage(names, context.language), pathIn, setIn: (index) => index.byTag.get(id) };
}

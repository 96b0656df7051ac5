import type { Facet, FacetSearchCriteria, ListedProducts } from '@mise/contract/catalog/facet.ts';
import type { Product } from '@mise/contract/catalog/product.ts';
import type { ItemSearchParams, ItemSearchResult, SearchMeta } from '@mise/contract/catalog/search.ts';
import { itemsPerPageOptions } from '@mise/contract/limits.ts';
import { languageUrls } from '@mise/rules/localized.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import type { Context } from '../../context.ts';
import { breadcrumbsOf } from './breadcrumbs.ts';
import { categoryLanguageUrls, readCategory, requireCategory } from './category-page.ts';
import { shownItemsOf } from './facet-index/current-index.ts';
import { type ListCriteria, type ListSource, listItems } from './list-items.ts';
import { placeOf } from './list-place.ts';
import { inCategory, listSourceOf, taggedWith, tagIdsOf } from './list-source.ts';
import { loadListedProducts } from './load-listed-products.ts';
import type { PriceClass } from './price-view.ts';
import { type FoundItems, findItems } from './search/find-items.ts';
import { nearestCategories } from './search/nearest-categories.ts';
import { nearestTerms } from './search/nearest-terms.ts';
import { redirectOf } from './search/redirects.ts';

/** A page of products with the facets that narrow it down (contract: getFacet). */
export async function facetPage(
  context: Context,
  criteria: FacetSearchCriteria,
  customerClass: PriceClass,
): Promise<Facet> {
  if (criteria.type !== 'category') {
    const source = await listSourceOf(context, criteria);
    const page = await productPage(context, source, criteria, customerClass);
    return { ...page, category: null, ...(await placeOf(context, criteria)) };
  }
  const node = await requireCategory(context, criteria);
  return {
    ...(await productPage(context, { within: [inCategory(node.id)] }, criteria, customerClass)),
    category: await readCategory(context, node),
    breadcrumbs: breadcrumbsOf(node, context.language, await shownItemsOf(context)),
    languageUrls: categoryLanguageUrls(node),
  };
}

type SearchPage = { result: ItemSearchResult; meta: SearchMeta };

export const nothingAsked: SearchMeta = {
  correctedTerm: null,
  droppedWords: [],
  nearestTerms: [],
  nearestCategories: [],
  hasMore: false,
  redirectTo: null,
};

/**
 * What a term finds, what has a tag, or both (contract: getSearch); null where neither is given. The address of a category is
 * not looked at: clients send that of the page they are on ("/search", "/tag/x").
 */
export async function searchPage(
  context: Context,
  params: ItemSearchParams,
  customerClass: PriceClass,
): Promise<SearchPage | null> {
  const tagIds = await tagIdsOf(context, params);
  const isTagged = tagIds.length > 0 || params.tagName !== undefined;
  if (!params.term && !isTagged) return null;

  const found = params.term ? await findItems(context, params.term) : null;
  const { categoryId, categorySlug } = params;
  const category = categoryId || categorySlug ? await requireCategory(context, { categoryId, categorySlug }) : null;
  const source: ListSource = {
    within: [...(isTagged ? [taggedWith(tagIds)] : []), ...(category ? [inCategory(category.id)] : [])],
    ...(found && { found }),
  };
  const page = await productPage(context, source, params, customerClass, found?.meantVariations);
  const urls = languageUrls((language) => pathTo.search(language));
  const meta =
    found && params.term ? await metaOf(context, params.term, { found, products: page.products }) : nothingAsked;
  return { result: { ...page, languageUrls: urls }, meta };
}

async function metaOf(
  context: Context,
  term: string,
  { found, products }: { found: FoundItems; products: readonly Product[] },
): Promise<SearchMeta> {
  const { correctedTerm, droppedWords, hasMore, ranking } = found;
  const nearest = ranking.size === 0 ? await nearestTerms(context, term) : [];
  return {
    correctedTerm,
    droppedWords,
    hasMore,
    nearestTerms: nearest,
    nearestCategories: await nearestCategories(context, nearest),
    redirectTo: await redirectOf(context, term, products),
  };
}

async function productPage(
  context: Context,
  source: ListSource,
  criteria: ListCriteria & { products: ListedProducts },
  customerClass: PriceClass,
  meantVariations?: FoundItems['meantVariations'],
) {
  const list = await listItems(context, source, criteria, customerClass);
  return {
    products: await loadListedProducts(context, {
      itemIds: list.itemIds,
      products: criteria.products,
      customerClass,
      preferred: meantVariations,
      chosenValues: list.chosenValues,
    }),
    facets: list.facets,
    pagination: { totals: list.total, perPageOptions: [...itemsPerPageOptions] },
  };
}

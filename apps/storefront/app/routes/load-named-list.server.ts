import type { Facet, FacetSearchCriteria } from '@mise/contract/catalog/facet.ts';
import { perLanguage } from '@mise/rules/languages.ts';
import { localized, withoutLanguage } from '@mise/rules/localized.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { titleWithin } from '@mise/rules/title-within.ts';
import { redirect } from 'react-router';
import { countFilters, readListQuery } from '#app/lists/list-query.ts';
import type { Page } from '#app/page/page-context.ts';
import { notFound, showAsPage } from '#app/page/page-errors.ts';
import { pageHead } from '#app/page/page-head.ts';
import { listDescription } from '#app/views/list-description.ts';
import { neighborPages } from '#app/views/product-list.ts';
import { criteriaOf, type ListCriteria, loadList } from './load-list.server.ts';

type NamedList = {
  /** What getFacet calls it. */
  criteria: Pick<FacetSearchCriteria, 'type'> & Partial<Pick<FacetSearchCriteria, 'slug' | 'tagName'>>;
  /** Of the page, without language, as it was asked for. */
  path: string;
  title: (name: string) => string;
  /** `items`: names of some of its items. */
  description: (list: { name: string; count: number; items: string }) => string;
};

/** The page of a list that has a name of its own: what bears a tag, is of a series or by a manufacturer. */
export async function loadNamedList(page: Page, url: URL, { criteria, path, title, description }: NamedList) {
  const { client, locale, origin, i18n } = page;
  const query = readListQuery(url.searchParams, locale);
  const ask = async (narrowed: ListCriteria): Promise<Facet> =>
    (await client.getFacet({ ...criteria, ...narrowed, products: 'small' }).catch(showAsPage)).data;
  const facet = await ask(criteriaOf(query));
  const [place] = facet.breadcrumbs;
  const languagePaths = perLanguage((each) => withoutLanguage(facet.languageUrls[each] ?? path));
  // A list has one address a language, to which those of the others lead: a tag is found by its name in words too, which is none.
  if (!place || !Object.values(languagePaths).includes(path)) notFound();
  if (place.url !== path) throw redirect(localized(locale, place.url) + url.search, 301);
  const { name } = place;
  const localPath = localized(locale, path);
  const list = await loadList(page, { answer: facet, query, path: localPath, ask });
  const pageText = query.page > 1 ? i18n._('catalog.page', { page: query.page }) : '';
  return {
    name,
    list,
    facet,
    crumbs: [
      { label: i18n._('common.home'), href: pathTo.home(locale) },
      { label: name, href: localPath },
    ],
    head: pageHead({
      origin,
      locale,
      path: languagePaths,
      title: titleWithin(title(name), pageText === '' ? [] : [pageText]),
      description: listDescription(
        (items) => description({ name, count: list.total, items }),
        facet.products.map(({ texts }) => texts.name1),
      ),
      robots: list.total === 0 ? 'noindex' : 'all',
      query: query.page > 1 ? `?page=${query.page}` : '',
      isNarrowed: countFilters(query) > 0,
      ...neighborPages(list),
    }),
  };
}

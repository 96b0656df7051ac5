import type { ItemSearchResult, SearchMeta } from '@mise/contract/catalog/search.ts';
import { localized } from '@mise/rules/localized.ts';
import { pathTo } from '@mise/rules/path-to.ts';
import { redirect } from 'react-router';
import { NothingFound } from '#app/components/catalog/nothing-found.tsx';
import { ProductListView } from '#app/components/catalog/product-list-view.tsx';
import { SearchOutcome } from '#app/components/catalog/search-outcome.tsx';
import CategoryLinks from '#app/components/shop/category-links.tsx';
import { PageBreadcrumbs } from '#app/components/shop/page-breadcrumbs.tsx';
import { countFilters, readListQuery, readTerm } from '#app/lists/list-query.ts';
import { pageContext } from '#app/page/page-context.ts';
import { showAsPage } from '#app/page/page-errors.ts';
import { headTags, pageHead } from '#app/page/page-head.ts';
import { useText } from '#app/page/use-text.ts';
import type { ListAnswer } from '#app/views/product-list.ts';
import type { Route } from './+types/search.ts';
import { criteriaOf, type ListCriteria, loadList } from './load-list.server.ts';

const nothingSaid: SearchMeta = {
  redirectTo: null,
  correctedTerm: null,
  droppedWords: [],
  nearestTerms: [],
  nearestCategories: [],
  hasMore: false,
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { client, locale, origin, i18n } = page;
  const term = readTerm(url.searchParams);
  const query = readListQuery(url.searchParams, locale);
  const search = (criteria: ListCriteria) =>
    client.getSearch({ term, ...criteria, products: 'small' }).catch(showAsPage);
  // `{}` answers a search for nothing.
  const ask = async (criteria: ListCriteria): Promise<ListAnswer> => (await search(criteria)).data as ItemSearchResult;
  const path = pathTo.search(locale);
  const [found, robots] = await Promise.all([
    term === '' ? null : search(criteriaOf(query)),
    client.getRobots().catch(showAsPage),
  ]);
  const { redirectTo, ...outcome } = found?.meta ?? nothingSaid;
  if (redirectTo !== null && countFilters(query) === 0) throw redirect(localized(locale, redirectTo));
  const answer = found && (found.data as ItemSearchResult);
  const list = answer && (await loadList(page, { answer, query, path, term, ask }));

  return {
    term,
    list,
    outcome,
    crumbs: [
      { label: i18n._('common.home'), href: pathTo.home(locale) },
      { label: i18n._('searchPage.title'), href: path },
    ],
    head: pageHead({
      origin,
      locale,
      path: '/search',
      title: term === '' ? i18n._('searchPage.title') : i18n._('searchPage.titleOf', { term }),
      robots: countFilters(query) > 0 ? 'noindex, follow' : robots.data.robotsSearchResult,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => headTags(loaderData?.head, matches[0].loaderData);

export default function Search({ loaderData: { term, list, outcome, crumbs } }: Route.ComponentProps) {
  const text = useText();
  const isNarrowed = list !== null && countFilters(list.query) > 0;
  const isNothing = list?.total === 0 && !isNarrowed;
  return (
    <>
      <PageBreadcrumbs crumbs={crumbs} />
      <h1 className="mb-6 text-2xl font-semibold [overflow-wrap:anywhere] md:text-3xl">{heading()}</h1>
      {!list && <p className="max-w-prose text-lg text-ink-muted">{text('searchPage.prompt')}</p>}
      {list && <SearchOutcome {...outcome} total={list.total} />}
      {isNothing && <NothingFound {...outcome} />}
      {list && !isNothing && <ProductListView list={list} />}
      {(!list || (isNothing && outcome.nearestCategories.length === 0)) && <CategoryLinks className="mt-8" />}
    </>
  );

  function heading(): string {
    if (!list) return text('searchPage.title');
    // That nothing fits the filters does not mean that nothing was found; what was found instead is said below.
    const isInstead = outcome.correctedTerm !== null || outcome.droppedWords.length > 0;
    if (isInstead || (list.total === 0 && isNarrowed)) return text('searchPage.titleOf', { term });
    if (outcome.hasMore && !isNarrowed) return text('searchPage.resultsMore', { count: list.total, term });
    return text('searchPage.results', { count: list.total, term });
  }
}

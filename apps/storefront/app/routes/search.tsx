import { redirect } from 'react-router';
import { ProductListView } from '#app/components/catalog/product-list-view.tsx';
import CategoryLinks from '#app/components/shop/category-links.tsx';
import { PageBreadcrumbs } from '#app/components/shop/page-breadcrumbs.tsx';
import { pathTo } from '#app/lib/links.ts';
import { listAddress, readListQuery } from '#app/lib/list-query.ts';
import { pageContext } from '#app/lib/page-context.ts';
import { showAsPage } from '#app/lib/page-errors.ts';
import { headTags, pageHead } from '#app/lib/page-head.ts';
import { useText } from '#app/lib/use-text.ts';
import { toProductList } from '#app/views/product-list.ts';
import type { Route } from './+types/search.ts';

/** Characters that the operation takes of a term. */
const longestTerm = 200;

export async function loader({ context, url }: Route.LoaderArgs) {
  const { client, locale, origin, i18n } = context.get(pageContext);
  const term = (url.searchParams.get('term') ?? '').trim().slice(0, longestTerm);
  const query = readListQuery(url.searchParams);
  const [answer, robots] = await Promise.all([
    term === ''
      ? null
      : client.getSearch({ term, page: query.page, itemsPerPage: query.itemsPerPage, sort: query.sort }),
    client.getRobots(),
  ]).catch(showAsPage);
  const result = answer && 'products' in answer.data ? answer.data : null;
  const path = pathTo.search(locale);
  const list =
    result && toProductList({ products: result.products, total: result.pagination.totals, query, path, term }, locale);
  if (list && query.page > list.lastPage) throw redirect(listAddress(path, { ...query, page: list.lastPage }, term));

  return {
    term,
    list,
    crumbs: [
      { label: i18n._('common.home'), href: pathTo.home(locale) },
      { label: i18n._('searchPage.title'), href: path },
    ],
    head: pageHead({
      origin,
      locale,
      path: '/search',
      title: term === '' ? i18n._('searchPage.title') : i18n._('searchPage.titleOf', { term }),
      robots: robots.data.robotsSearchResult,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  headTags(loaderData?.head, matches[0].loaderData?.shopName);

export default function Search({ loaderData: { term, list, crumbs } }: Route.ComponentProps) {
  const text = useText();
  return (
    <>
      <PageBreadcrumbs crumbs={crumbs} />
      <h1 className="mb-6 text-2xl font-semibold [overflow-wrap:anywhere] md:text-3xl">
        {list ? text('searchPage.results', { count: list.total, term }) : text('searchPage.title')}
      </h1>
      {!list && <p className="max-w-prose text-lg text-ink-muted">{text('searchPage.prompt')}</p>}
      {list?.total === 0 && <p className="max-w-prose text-lg text-ink-muted">{text('searchPage.empty')}</p>}
      {list && list.total > 0 ? <ProductListView list={list} /> : <CategoryLinks className="mt-8" />}
    </>
  );
}

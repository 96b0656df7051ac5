import { pathTo } from '@mise/rules/path-to.ts';
import { lazy, Suspense } from 'react';
import { ProductListView } from '#app/components/catalog/product-list-view.tsx';
import { PageBreadcrumbs } from '#app/components/shop/page-breadcrumbs.tsx';
import { countFilters, readListQuery } from '#app/lists/list-query.ts';
import { pageContext } from '#app/page/page-context.ts';
import { notFound, showAsPage } from '#app/page/page-errors.ts';
import { headTags, pageHead } from '#app/page/page-head.ts';
import { useText } from '#app/page/use-text.ts';
import { neighborPages } from '#app/views/product-list.ts';
import type { Route } from './+types/tag.ts';
import { criteriaOf, type ListCriteria, loadList } from './load-list.server.ts';

const EmptyList = lazy(() => import('#app/components/catalog/empty-list.tsx'));

/** The items that bear a tag, as a category lists its own. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { client, locale, origin, i18n } = page;
  const query = readListQuery(url.searchParams, locale);
  const ask = async (criteria: ListCriteria) =>
    (await client.getFacet({ type: 'tag', tagName: params.slug, ...criteria, products: 'small' }).catch(showAsPage))
      .data;
  const facet = await ask(criteriaOf(query));
  const tag = facet.breadcrumbs[0];
  const path = pathTo.tag(locale, params.slug);
  // A tag has one address: its name in words finds it too, but is none.
  if (tag?.url !== `/tag/${params.slug}`) notFound();
  const list = await loadList(page, { answer: facet, query, path, ask });

  const { name } = tag;
  const pageText = query.page > 1 ? i18n._('catalog.page', { page: query.page }) : '';
  return {
    name,
    list,
    crumbs: [
      { label: i18n._('common.home'), href: pathTo.home(locale) },
      { label: name, href: path },
    ],
    head: pageHead({
      origin,
      locale,
      path: tag.url,
      title: [name, pageText].filter(Boolean).join(', '),
      description: i18n._('catalog.tagDescription', { name, count: list.total }),
      robots: list.total === 0 ? 'noindex' : 'all',
      query: query.page > 1 ? `?page=${query.page}` : '',
      isNarrowed: countFilters(query) > 0,
      ...neighborPages(list),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => headTags(loaderData?.head, matches[0].loaderData);

export default function Tag({ loaderData: { name, list, crumbs } }: Route.ComponentProps) {
  const text = useText();
  return (
    <>
      <PageBreadcrumbs crumbs={crumbs} />
      <h1 className="mb-2 text-2xl font-semibold hyphens-auto md:text-3xl">{name}</h1>
      <p className="mb-8 text-lg text-ink-muted">{text('catalog.tagIntro', { name })}</p>
      {list.total > 0 || countFilters(list.query) > 0 ? (
        <ProductListView list={list} />
      ) : (
        <Suspense>
          <EmptyList />
        </Suspense>
      )}
    </>
  );
}

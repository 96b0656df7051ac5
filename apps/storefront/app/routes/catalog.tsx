import { readCatalogAddress } from '@mise/rules/catalog-address.ts';
import { lazy } from 'react';
import { pageContext } from '#app/page/page-context.ts';
import { headTags } from '#app/page/page-head.ts';
import { asPart } from '#app/start/first-intent.ts';
import { dataTag, listData, notedData, toBreadcrumbList } from '#app/views/structured-data.ts';
import type { Route } from './+types/catalog.ts';
import { loadCategory } from './category/load-category.server.ts';
import { loadProduct } from './product/load-product.server.ts';

// Each kind of page is a chunk of its own: a visitor of a category does not load the product page.
const CategoryPage = lazy(asPart(() => import('./category/category-page.tsx')));
const ContentPage = lazy(asPart(() => import('./category/content-page.tsx')));
const ProductPage = lazy(asPart(() => import('./product/product-page.tsx')));

/** Any address that is none of the shop's own pages: a product or a category. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const address = readCatalogAddress(params['*']);
  const data =
    address.kind === 'product'
      ? await loadProduct(page, address, url)
      : await loadCategory(page, { path: address.path, search: url.searchParams, here: url.pathname + url.search });
  return { ...data, chunks: page.chunksOf(sources[data.kind]) };
}

/**
 * The module of each kind: its files are fetched while the document is read, not when its scripts run. It is written as the build names
 * it, which refuses one that it does not know (`server/page-chunks.ts`).
 */
const sources = {
  category: 'app/routes/category/category-page.tsx',
  content: 'app/routes/category/content-page.tsx',
  product: 'app/routes/product/product-page.tsx',
};

export const meta: Route.MetaFunction = ({ loaderData, matches }) => [
  ...headTags(loaderData?.head, matches[0].loaderData),
  ...(loaderData?.chunks ?? []).map((href) => ({ tagName: 'link', rel: 'modulepreload', href })),
  ...(import.meta.env.SSR ? dataOf(loaderData) : []),
];

function dataOf(data: Route.MetaArgs['loaderData']) {
  if (data?.kind === 'product') return [dataTag(notedData(data.product))];
  if (data?.kind === 'category') return [dataTag(listData(data))];
  return data ? [dataTag(toBreadcrumbList(data.crumbs, data.head.canonical))] : [];
}

export default function Catalog({ loaderData }: Route.ComponentProps) {
  switch (loaderData.kind) {
    case 'category':
      return <CategoryPage page={loaderData} />;
    case 'content':
      return <ContentPage page={loaderData} />;
    case 'product':
      return <ProductPage product={loaderData.product} related={loaderData.related} reviews={loaderData.reviews} />;
  }
}

import { lazy, type ReactNode, Suspense } from 'react';
import { PageBreadcrumbs } from '#app/components/shop/page-breadcrumbs.tsx';
import { countFilters } from '#app/lists/list-query.ts';
import { asPart } from '#app/start/first-intent.ts';
import type { Crumb } from '#app/views/breadcrumbs.ts';
import type { ProductList } from '#app/views/product-list.ts';
import { ProductListView } from './product-list-view.tsx';

const EmptyList = lazy(asPart(() => import('./empty-list.tsx')));

type NamedListProps = { title: string; intro: string; list: ProductList; crumbs: Crumb[]; children?: ReactNode };

/** A list with a name of its own, as a category shows its items. `children` stand between its words and its items. */
export function NamedList({ title, intro, list, crumbs, children }: NamedListProps) {
  return (
    <>
      <PageBreadcrumbs crumbs={crumbs} />
      <h1 className="mb-2 text-2xl font-semibold hyphens-auto md:text-3xl">{title}</h1>
      <p className="mb-8 text-lg text-ink-muted">{intro}</p>
      {children}
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

import { classNames } from '@mise/ui/class-names.ts';
import { Pagination } from '@mise/ui/pagination.tsx';
import { lazy, Suspense } from 'react';
import { renderLink } from '#app/components/shop/render-link.tsx';
import { listAddress } from '#app/lists/list-query.ts';
import { useText } from '#app/page/use-text.ts';
import { asPart, onIntent } from '#app/start/first-intent.ts';
import type { ProductList } from '#app/views/product-list.ts';
import { BusyList } from './busy-list.tsx';
import { listCountId } from './list-parts.ts';
import { ProductGrid } from './product-grid.tsx';
import { ViewSwitch } from './view-switch.tsx';

// Forms and links of the address, which work without their scripts.
const FilterColumn = lazy(onIntent(() => import('./filter-column.tsx')));
const FilterButton = lazy(onIntent(() => import('./filter-button.tsx')));
const SetFilters = lazy(onIntent(() => import('./set-filters.tsx')));
const ListOptions = lazy(onIntent(() => import('./list-options.tsx')));
const NothingFits = lazy(asPart(() => import('./nothing-fits.tsx')));

/** A list with its filters beside it, its options above and its pages at both ends. */
export function ProductListView({ list }: { list: ProductList }) {
  const text = useText();
  const { cards, total, lastPage, query, path, term, filters } = list;
  const hasFilters = filters.groups.length > 0;

  function pages(where: 'top' | 'bottom') {
    return (
      <Pagination
        current={query.page}
        last={lastPage}
        hrefOf={(page) => listAddress(path, { ...query, page }, term)}
        labels={{
          landmark: text(where === 'top' ? 'catalog.pagination' : 'catalog.paginationBelow'),
          previous: text('catalog.previousPage'),
          next: text('catalog.nextPage'),
          page: (page) => text('catalog.page', { page }),
        }}
        renderLink={renderLink}
      />
    );
  }

  return (
    <section
      aria-labelledby="products"
      className={classNames(hasFilters && 'lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-8')}
    >
      <h2 id="products" className="sr-only">
        {text('catalog.products')}
      </h2>
      {hasFilters && (
        <Suspense>
          <FilterColumn key={path + (term ?? '')} list={list} />
        </Suspense>
      )}
      <div className={classNames(hasFilters && 'lg:col-start-2')}>
        <div className="mb-4 flex min-h-16 flex-wrap items-end gap-x-6 gap-y-3">
          {hasFilters && (
            <div className="lg:hidden">
              <Suspense>
                <FilterButton list={list} />
              </Suspense>
            </div>
          )}
          <p id={listCountId} tabIndex={-1} className="flex min-h-10 items-center text-sm text-ink-muted">
            {lastPage > 1
              ? text('catalog.range', {
                  first: (query.page - 1) * query.itemsPerPage + 1,
                  last: (query.page - 1) * query.itemsPerPage + cards.length,
                  total,
                })
              : text('catalog.results', { count: total })}
          </p>
          <div className="hidden xl:block">{pages('top')}</div>
          <div className="ml-auto flex flex-wrap items-end gap-x-4 gap-y-3 max-sm:w-full">
            <Suspense>
              <ListOptions list={list} />
            </Suspense>
            <ViewSwitch />
          </div>
        </div>
        <Suspense>
          <SetFilters list={list} />
        </Suspense>
        <BusyList path={path}>
          {total > 0 ? (
            <ProductGrid cards={cards} isBesideFilters={hasFilters} />
          ) : (
            <Suspense>
              <NothingFits list={list} />
            </Suspense>
          )}
        </BusyList>
        <div className="mt-6">{pages('bottom')}</div>
      </div>
    </section>
  );
}

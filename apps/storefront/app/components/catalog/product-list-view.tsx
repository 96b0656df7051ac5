import { Pagination } from '@mise/ui/pagination.tsx';
import { renderLink } from '#app/components/shop/render-link.tsx';
import { listAddress } from '#app/lib/list-query.ts';
import { useText } from '#app/lib/use-text.ts';
import type { ProductList } from '#app/views/product-list.ts';
import { ListOptions } from './list-options.tsx';
import { ProductGrid } from './product-grid.tsx';
import { ViewSwitch } from './view-switch.tsx';

/** A list with its options above and its pages at both ends. */
export function ProductListView({ list }: { list: ProductList }) {
  const text = useText();
  const { cards, total, lastPage, query, path, term } = list;

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
    <section aria-labelledby="products">
      <h2 id="products" className="sr-only">
        {text('catalog.products')}
      </h2>
      <div className="mb-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <p className="text-sm text-ink-muted">
          {lastPage > 1
            ? text('catalog.range', {
                first: (query.page - 1) * query.itemsPerPage + 1,
                last: (query.page - 1) * query.itemsPerPage + cards.length,
                total,
              })
            : text('catalog.results', { count: total })}
        </p>
        <div className="hidden lg:block">{pages('top')}</div>
        <div className="ml-auto flex flex-wrap items-end gap-x-4 gap-y-3 max-sm:w-full">
          <ListOptions list={list} />
          <ViewSwitch />
        </div>
      </div>
      <ProductGrid cards={cards} />
      <div className="mt-6">{pages('bottom')}</div>
    </section>
  );
}

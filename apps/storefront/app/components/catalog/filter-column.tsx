import { useText } from '#app/page/use-text.ts';
import { useHydrated } from '#app/start/use-hydrated.ts';
import type { ProductList } from '#app/views/product-list.ts';
import { FilterForm } from './filter-form.tsx';
import { filtersId } from './list-parts.ts';

/**
 * The filters beside a list. On a narrow screen they stand in a drawer (FilterButton); without scripts the link to them
 * shows them above the list.
 */
export default function FilterColumn({ list }: { list: ProductList }) {
  const text = useText();
  const isHydrated = useHydrated();
  return (
    <aside
      id={filtersId}
      aria-label={text('filter.title')}
      className={isHydrated ? 'hidden lg:block print:hidden' : 'hidden target:block lg:block max-lg:mb-6 print:hidden'}
    >
      <FilterForm list={list} />
    </aside>
  );
}

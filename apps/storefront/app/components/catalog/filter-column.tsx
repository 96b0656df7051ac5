import { useId } from 'react';
import { useText } from '#app/page/use-text.ts';
import { KeptPart } from '#app/start/kept-part.tsx';
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
  // The fields have ids that follow from the place of this one.
  const id = useId();
  const { path, query, term, filters } = list;
  return (
    <KeptPart facts={[path, query, term, filters, id]}>
      <aside
        id={filtersId}
        aria-label={text('filter.title')}
        className={
          isHydrated ? 'hidden lg:block print:hidden' : 'hidden target:block lg:block max-lg:mb-6 print:hidden'
        }
      >
        <FilterForm list={list} />
      </aside>
    </KeptPart>
  );
}

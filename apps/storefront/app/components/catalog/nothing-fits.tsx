import { buttonClasses } from '@mise/ui/button-classes.ts';
import { EmptyState } from '@mise/ui/empty-state.tsx';
import { Link } from '#app/components/shop/link.tsx';
import { type ListQuery, listAddress, withoutFilter, withoutFilters } from '#app/lists/list-query.ts';
import { useText } from '#app/page/use-text.ts';
import type { ProductList } from '#app/views/product-list.ts';
import { withinList } from './use-list-choice.ts';

/** A list whose filters leave nothing: says which of them to take back, and what that brings. */
export default function NothingFits({ list: { path, query, term, filters, waysOut } }: { list: ProductList }) {
  const text = useText();
  const linkTo = (next: ListQuery) => ({ to: listAddress(path, next, term), rel: 'nofollow', ...withinList });
  return (
    <EmptyState
      icon="filter"
      title={text('filter.empty.title')}
      hint={text(waysOut.length > 0 ? 'filter.empty.hint' : 'filter.empty.hintAll')}
    >
      <ul className="mt-6 flex flex-wrap justify-center gap-3">
        {waysOut.map(({ id, total }) => (
          <li key={id}>
            <Link {...linkTo(withoutFilter(query, id))} className={buttonClasses({ variant: 'secondary' })}>
              {text('filter.empty.without', {
                label: filters.set.find((filter) => filter.id === id)?.label,
                count: total,
              })}
            </Link>
          </li>
        ))}
        <li>
          <Link
            {...linkTo(withoutFilters(query))}
            className={buttonClasses({ variant: waysOut.length > 0 ? 'quiet' : 'primary' })}
          >
            {text('filter.resetAll')}
          </Link>
        </li>
      </ul>
    </EmptyState>
  );
}

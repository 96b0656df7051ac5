import { Icon } from '@mise/ui/icon.tsx';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Link } from '#app/components/shop/link.tsx';
import { type ListQuery, priceFilter, withoutFilter, withoutFilters } from '#app/lists/list-query.ts';
import { useText } from '#app/page/use-text.ts';
import type { ProductList } from '#app/views/product-list.ts';
import { listCountId } from './list-parts.ts';
import { useListChoice, withinList } from './use-list-choice.ts';

const chip =
  'flex min-h-8 items-center gap-1.5 rounded bg-primary-100 py-1 pr-2 pl-3 text-sm font-medium transition-colors hover:bg-primary-200 active:bg-primary-300 max-md:min-h-10';

/** What a list is narrowed down by: links that take one of them back, or all. */
export default function SetFilters({ list }: { list: ProductList }) {
  const text = useText();
  const { wanted, addressOf, show } = useListChoice(list);
  const place = useFocusAfterChoice(list.query);
  const filters = list.filters.set.filter(({ id }) => id === priceFilter || wanted.facets.includes(id));
  if (filters.length === 0) return null;

  function linkTo(next: ListQuery, index: number) {
    return {
      to: addressOf(next),
      rel: 'nofollow',
      ...withinList,
      onClick: (event: MouseEvent) => {
        // In a tab of its own nothing changes here.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        place.current = index;
        show(next);
      },
    };
  }

  return (
    <ul aria-label={text('filter.set')} className="mb-4 flex flex-wrap items-center gap-2 print:hidden">
      {filters.map(({ id, label }, index) => (
        <li key={id} className="max-w-full">
          <Link
            {...linkTo(withoutFilter(wanted, id), index)}
            data-takes-back
            aria-label={text('filter.remove', { label })}
            className={chip}
          >
            <span className="min-w-0 truncate">{label}</span>
            <Icon name="close" className="size-4" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          {...linkTo(withoutFilters(wanted), 0)}
          className="flex min-h-8 items-center px-1 text-sm font-medium text-primary-ink underline underline-offset-4 hover:no-underline max-md:min-h-10"
        >
          {text('filter.resetAll')}
        </Link>
      </li>
    </ul>
  );
}

/** The link that was used is gone with its filter: the focus goes to the next one, or to the number of hits. */
function useFocusAfterChoice(query: ListQuery) {
  const place = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `query` is the answer
  useEffect(() => {
    if (place.current === null) return;
    const links = document.querySelectorAll<HTMLElement>('[data-takes-back]');
    const next = links[Math.min(place.current, links.length - 1)];
    (next ?? document.getElementById(listCountId))?.focus({ preventScroll: true });
    place.current = null;
  }, [query]);
  return place;
}

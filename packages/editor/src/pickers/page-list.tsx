import { Spinner } from '@mise/ui/spinner.tsx';
import { useHost } from '../host.ts';
import { LoadFailure } from './load-failure.tsx';
import { findPages, type ShopPage } from './shop-pages.ts';
import { useShopPages } from './use-shop-pages.ts';

type PageListProps = {
  query: string;
  /** Which of them may be chosen; all without it. */
  type?: ShopPage['type'];
  onPick: (page: ShopPage) => void;
};

/** The pages that a search finds, with where they stand. */
export function PageList({ query, type, onPick }: PageListProps) {
  const { text } = useHost();
  const { pages, failure, retry } = useShopPages();
  if (failure) return <LoadFailure error={failure} onRetry={retry} />;
  if (!pages) return <Spinner />;
  const found = findPages(
    pages.filter((page) => type === undefined || page.type === type),
    query,
  );
  if (found.length === 0) return <p className="ed:text-gray-600">{text('editor.picker.nothing')}</p>;
  return (
    <ul>
      {found.map((page) => (
        <li key={page.id}>
          <button type="button" onClick={() => onPick(page)} className={rowClasses}>
            <span className="ed:font-medium">{page.name}</span>
            {page.parents.length > 0 && <span className="ed:text-xs ed:text-gray-600">{page.parents.join(' › ')}</span>}
            {page.isOff && <span className="ed:ml-auto ed:text-xs ed:text-gray-600">{text('editor.pages.off')}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}

const rowClasses =
  'ed:flex ed:min-h-9 ed:w-full ed:flex-wrap ed:items-baseline ed:gap-x-2 ed:rounded ed:px-2 ed:py-1.5 ed:text-left ed:hover:bg-gray-100';

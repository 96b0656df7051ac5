import type { ItemSearchAutocompleteItem } from '@mise/contract/catalog/search.ts';
import { Spinner } from '@mise/ui/spinner.tsx';
import { useEffect, useState } from 'react';
import { useHost } from '../host.ts';
import { LoadFailure } from './load-failure.tsx';

type ProductListProps = { query: string; onPick: (path: string) => void };

/** Milliseconds without a key until what was typed is searched for. */
const pause = 250;

/** Products that a search finds. */
export function ProductList({ query, onPick }: ProductListProps) {
  const { client, text } = useHost();
  const [found, setFound] = useState<ItemSearchAutocompleteItem[] | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every attempt asks again
  useEffect(() => {
    if (query.trim() === '') return setFound(null);
    const call = new AbortController();
    const timer = setTimeout(() => {
      client.getItemSearchAutocomplete({ query, types: [] }, { signal: call.signal }).then(
        ({ data }) => setFound(data.items),
        (error: unknown) => {
          if (!call.signal.aborted) setFailure(error);
        },
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      call.abort();
    };
  }, [client, query, attempt]);

  function retry(): void {
    setFailure(null);
    setAttempt(attempt + 1);
  }

  if (query.trim() === '') return <p className="ed:text-gray-600">{text('editor.picker.searchProducts')}</p>;
  if (failure) return <LoadFailure error={failure} onRetry={retry} />;
  if (!found) return <Spinner />;
  if (found.length === 0) return <p className="ed:text-gray-600">{text('editor.picker.nothing')}</p>;
  return (
    <ul>
      {found.map(({ label, url, image, price }) => (
        <li key={url}>
          <button
            type="button"
            onClick={() => onPick(url)}
            className="ed:flex ed:w-full ed:items-center ed:gap-2 ed:rounded ed:p-1 ed:text-left ed:hover:bg-gray-100"
          >
            <img src={image} alt="" width={40} height={40} loading="lazy" className="ed:size-10 ed:object-contain" />
            <span className="ed:flex-1">{label}</span>
            {price && <span className="ed:text-xs ed:text-gray-600">{price.unitPrice.formatted}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}

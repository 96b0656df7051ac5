import { Spinner } from '@mise/ui/spinner.tsx';
import { useEffect, useRef } from 'react';
import { isNearEnd } from '../controls/near-end.ts';
import { useHost } from '../host.ts';
import { LoadFailure } from '../pickers/load-failure.tsx';
import { HomeRow } from './home-row.tsx';
import { loadMore, type PageListKey, usePageEntries } from './page-entries.ts';
import { PageRow } from './page-row.tsx';

type PageListProps = {
  list: PageListKey;
  label: string;
  /** The home page stands first in it. */
  hasHome?: boolean;
};

/** Pages of one level, read on while somebody scrolls. */
export function PageList({ list: key, label, hasHome = false }: PageListProps) {
  const { text } = useHost();
  const box = useRef<HTMLDivElement>(null);
  const list = usePageEntries(({ lists }) => lists[key]);
  const count = list?.ids.length ?? 0;

  // A piece that does not fill the box gives nobody anything to scroll.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every piece that came may be too short
  useEffect(() => {
    if (!list || (!list.failure && isNearEnd(box.current))) loadMore(key);
  }, [key, count, list === undefined]);

  const isTop = typeof key !== 'number';
  return (
    <div
      ref={box}
      onScroll={() => isNearEnd(box.current) && loadMore(key)}
      className={`ed:overflow-y-auto ${isTop ? 'ed:max-h-[500px]' : 'ed:max-h-[300px] ed:pl-4'}`}
    >
      <ul aria-label={label}>
        {hasHome && <HomeRow />}
        {list?.ids.map((id) => (
          <PageRow key={id} id={id} renderBelow={renderBelow} />
        ))}
      </ul>
      {list?.isLast && count === 0 && !hasHome && (
        <p className="ed:p-2 ed:text-gray-600">{text('editor.pages.none')}</p>
      )}
      {list?.failure ? (
        <LoadFailure error={list.failure} onRetry={() => loadMore(key)} />
      ) : (
        !list?.isLast && <Spinner className="ed:m-2" />
      )}
    </div>
  );
}

function renderBelow(id: number, label: string) {
  return <PageList list={id} label={label} />;
}

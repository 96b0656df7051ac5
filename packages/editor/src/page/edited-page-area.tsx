import { type ReactNode, useMemo } from 'react';
import type { PageKey } from '../document/editor-document.ts';
import { useIsHosted } from '../host.ts';
import { useEditor } from '../store/editor-store.ts';
import { EmptyPage } from './empty-page.tsx';
import { useLoadedPage } from './use-loaded-page.ts';

type EditedPageAreaProps = {
  page: PageKey;
  /** Pixels between two blocks, where no other size was chosen since. */
  spacing: number;
  /** What is shown until the blocks to edit are there. */
  before: ReactNode;
  children: (uuid: string, index: number) => ReactNode;
};

/** The place of the blocks in the page: drawn from the document, each by itself, so that an edit renders one of them. */
export function EditedPageArea(props: EditedPageAreaProps) {
  return useIsHosted() ? <HostedPageArea {...props} /> : props.before;
}

function HostedPageArea({ page, spacing, before, children }: EditedPageAreaProps) {
  const isLoaded = useLoadedPage(page);
  const order = useEditor(({ document }) => document.page?.blocks.map((block) => block.meta.uuid).join(' ') ?? '');
  const uuids = useMemo(() => order.split(' ').filter(Boolean), [order]);
  if (!isLoaded) return before;
  if (uuids.length === 0) return <EmptyPage />;
  return (
    <div data-edited-page="" className="flex flex-col" style={{ gap: spacing }}>
      {uuids.map(children)}
    </div>
  );
}

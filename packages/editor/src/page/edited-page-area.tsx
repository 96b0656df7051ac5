import { type ReactNode, useEffect, useMemo } from 'react';
import type { PageKey } from '../document/editor-document.ts';
import { pageTarget } from '../drag/page-target.ts';
import { useDropArea } from '../drag/use-drop-area.ts';
import { useIsHosted } from '../host.ts';
import { useEditor } from '../store/editor-store.ts';
import { type RenderBlock, setRenderBlock } from './block-preview.tsx';
import { EmptyPage } from './empty-page.tsx';
import { LoadedPage } from './loaded-page.ts';
import { useLoadedPage } from './use-loaded-page.ts';

type EditedPageAreaProps = {
  page: PageKey;
  /** Pixels between two blocks, where no other size was chosen since. */
  spacing: number;
  /** What is shown until the editor is there. */
  before: ReactNode;
  /** The blocks that are drawn until those to edit are there. */
  shown: readonly { uuid: string; name: string }[];
  /** What stands above the blocks, by the kind of the first of them. */
  heading: (first: string | undefined) => ReactNode;
  /** Draws any block as visitors see it. */
  renderBlock: RenderBlock;
  children: (uuid: string, index: number) => ReactNode;
};

/** The place of the blocks in the page: drawn from the document, each by itself, so that an edit renders one of them. */
export function EditedPageArea(props: EditedPageAreaProps) {
  return useIsHosted() ? <HostedPageArea {...props} /> : props.before;
}

/** Blocks that were drawn stay where they are when they can be edited: no press comes between the two. */
function HostedPageArea({ page, spacing, shown, heading, renderBlock, children }: EditedPageAreaProps) {
  useEffect(() => setRenderBlock(renderBlock), [renderBlock]);
  const dropArea = useDropArea(pageTarget);
  const isLoaded = useLoadedPage(page);
  const order = useEditor(({ document }) => document.page?.blocks.map((block) => block.meta.uuid).join(' ') ?? '');
  const uuids = useMemo(
    () => (isLoaded ? order.split(' ').filter(Boolean) : shown.map(({ uuid }) => uuid)),
    [isLoaded, order, shown],
  );
  const loadedFirst = useEditor(({ document }) => document.page?.blocks[0]?.name);
  return (
    <LoadedPage value={isLoaded}>
      {heading(isLoaded ? loadedFirst : shown[0]?.name)}
      <div
        ref={dropArea}
        {...{ [isLoaded ? 'data-edited-page' : 'data-waiting-page']: '' }}
        className="flex flex-col"
        style={{ gap: `var(--block-spacing, ${spacing}px)` }}
      >
        {isLoaded && uuids.length === 0 ? <EmptyPage /> : uuids.map(children)}
      </div>
    </LoadedPage>
  );
}

import type { Block } from '@mise/contract/content/block.ts';
import { EmptyBlock } from '@mise/editor/page/empty-block.tsx';
import { useIsPageLoaded } from '@mise/editor/page/loaded-page.ts';
import { useEditedBlock } from '@mise/editor/page/use-edited-block.ts';
import { useEditor } from '@mise/editor/store/editor-store.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocale } from '#app/page/use-text.ts';
import { operatorClient } from '#app/session/operator-client.ts';
import { blockComponents } from './block-components.ts';
import type { BlockPlace, BlockView, ViewContext } from './block-view.ts';
import { toView } from './to-view.ts';

type EditedBlockProps = {
  uuid: string;
  /** What the page was loaded with. */
  known: BlockView | undefined;
  place: BlockPlace;
};

/**
 * A block of the page, drawn from the document by the component that visitors see, until it is there as the page came. Around it is no box of its own, so that it stands as
 * it does for them; `data-block` is where the editor finds it.
 */
export function EditedBlock({ uuid, known, place }: EditedBlockProps) {
  const isLoaded = useIsPageLoaded();
  const edited = useEditedBlock(uuid);
  const block = isLoaded ? edited : undefined;
  const made = useView(block, known);
  const view = isLoaded ? made : known;
  const name = isLoaded ? block?.name : known?.name;
  if (name === undefined || block?.configuration?.visible === false || view === undefined) return null;
  const Component = blockComponents.get(name);
  return (
    <div data-block={uuid} className="contents">
      {view && Component ? (
        <Component view={view.view} place={place} renderBlock={renderChild} />
      ) : (
        <EmptyBlock kind={name} isLeftOut={!Component} />
      )}
    </div>
  );
}

/** Blocks that a block holds draw themselves. */
function renderChild(block: BlockView, { isFirst = false, columns = 12 }: Partial<BlockPlace> = {}): ReactNode {
  const known = block.view === null ? undefined : block;
  return <EditedBlock key={block.uuid} uuid={block.uuid} known={known} place={{ isFirst, columns }} />;
}

/** What there is to show of a block: the last that could be made, null for nothing, undefined as long as nobody knows. */
function useView(block: Block | undefined, known: BlockView | undefined): BlockView | null | undefined {
  const locale = useLocale();
  const [view, setView] = useState<BlockView | null | undefined>(known);
  const photographs = useEditor((state) => state.photographs);

  useEffect(() => {
    let isLatest = true;
    const context: ViewContext = { client: operatorClient, locale, photographs, toViews };
    if (block) {
      // Products of a category may not be there: the view before stays.
      toView(block, context).then(
        (made) => isLatest && setView(made),
        () => {},
      );
    }
    return () => {
      isLatest = false;
    };
  }, [block, locale, photographs]);

  return view;
}

/** What a structure has to know of the blocks that it holds. */
async function toViews(blocks: readonly Block[]): Promise<BlockView[]> {
  return blocks.map(({ meta, name }) => ({ uuid: meta.uuid, name, bringsHeading: false, view: null }));
}

import { EditedPageArea } from '@mise/editor/page/edited-page-area.tsx';
import { useHydrated } from '#app/start/use-hydrated.ts';
import { BlockList } from './block-list.tsx';
import { EditedBlock } from './edited-block.tsx';
import type { PageBlocksProps } from './page-blocks.tsx';
import { renderShownBlock } from './shown-block.tsx';

/** The blocks of a page as they are edited; as they are until the shop has said what there is to edit. */
export default function EditedBlocks({ page, ...shown }: PageBlocksProps) {
  const before = <BlockList {...shown} />;
  if (!useHydrated()) return before;
  return (
    <EditedPageArea page={page} spacing={shown.spacing} before={before} renderBlock={renderShownBlock}>
      {(uuid, index) => (
        <EditedBlock
          key={uuid}
          uuid={uuid}
          known={shown.blocks.find((block) => block.uuid === uuid)}
          place={{ isFirst: index === 0, columns: 12 }}
        />
      )}
    </EditedPageArea>
  );
}

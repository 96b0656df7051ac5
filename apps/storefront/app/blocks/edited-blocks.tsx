import { EditedPageArea } from '@mise/editor/page/edited-page-area.tsx';
import { useHydrated } from '#app/start/use-hydrated.ts';
import { EditedBlock } from './edited-block.tsx';
import type { PageBlocksProps } from './page-blocks.tsx';
import { renderShownBlock } from './shown-block.tsx';
import { ShownBlocks } from './shown-blocks.tsx';
import { bringsHeading } from './to-view.ts';

/** The blocks of a page as they are edited; as they are until the shop has said what there is to edit. */
export default function EditedBlocks(props: PageBlocksProps) {
  const { page, blocks, spacing, heading } = props;
  const before = <ShownBlocks {...props} />;
  if (!useHydrated()) return before;
  return (
    <EditedPageArea
      page={page}
      spacing={spacing}
      before={before}
      shown={blocks}
      heading={(first) => (first && bringsHeading(first) ? null : heading)}
      renderBlock={renderShownBlock}
    >
      {(uuid, index) => (
        <EditedBlock
          key={uuid}
          uuid={uuid}
          known={blocks.find((block) => block.uuid === uuid)}
          place={{ isFirst: index === 0, columns: 12 }}
        />
      )}
    </EditedPageArea>
  );
}

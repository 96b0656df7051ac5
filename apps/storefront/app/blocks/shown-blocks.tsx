import type { ReactNode } from 'react';
import { BlockList, type BlockListProps } from './block-list.tsx';

export type ShownBlocksProps = BlockListProps & {
  /** Stands above the blocks where the first of them brings none of its own. */
  heading?: ReactNode;
};

/** The blocks of a page below its heading. */
export function ShownBlocks({ blocks, spacing, heading }: ShownBlocksProps) {
  return (
    <>
      {!blocks[0]?.bringsHeading && heading}
      <BlockList blocks={blocks} spacing={spacing} />
    </>
  );
}

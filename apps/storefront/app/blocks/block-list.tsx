import type { ReactNode } from 'react';
import { blockComponents } from './block-components.ts';
import type { BlockPlace, BlockView } from './block-view.ts';

export type BlockListProps = {
  blocks: BlockView[];
  /** Pixels between two blocks; an editor shows others by --block-spacing. */
  spacing: number;
};

/** A page made of blocks. */
export function BlockList({ blocks, spacing }: BlockListProps) {
  return (
    <div className="flex flex-col" style={{ gap: `var(--block-spacing, ${spacing}px)` }}>
      {blocks.map((block, index) => renderBlock(block, { isFirst: index === 0 }))}
    </div>
  );
}

/** A block without a component is left out. */
function renderBlock(block: BlockView, { isFirst = false, columns = 12 }: Partial<BlockPlace> = {}): ReactNode {
  const Component = blockComponents.get(block.name);
  if (!Component) return null;
  return <Component key={block.uuid} view={block.view} place={{ isFirst, columns }} renderBlock={renderBlock} />;
}

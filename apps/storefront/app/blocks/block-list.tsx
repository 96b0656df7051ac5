import type { ComponentType, ReactNode } from 'react';
import { type BlockPlace, type BlockProps, type BlockView, byKind } from './block-view.ts';

/** Of each kind that can be shown, ours and those of the package that BLOCKS_PACKAGE names (vite/blocks-package.ts). */
const components = byKind(
  import.meta.glob<ComponentType<BlockProps<unknown>>>(['./*/component.tsx', '@blocks-package/*/component.tsx'], {
    eager: true,
    exhaustive: true,
    import: 'Component',
  }),
);

type BlockListProps = {
  blocks: BlockView[];
  /** Pixels between two blocks. */
  spacing: number;
};

/** A page made of blocks. */
export function BlockList({ blocks, spacing }: BlockListProps) {
  return (
    <div className="flex flex-col" style={{ gap: spacing }}>
      {blocks.map((block, index) => renderBlock(block, { isFirst: index === 0 }))}
    </div>
  );
}

/** A block without a component is left out. */
function renderBlock(block: BlockView, { isFirst = false, columns = 12 }: Partial<BlockPlace> = {}): ReactNode {
  const Component = components.get(block.name);
  if (!Component) return null;
  return <Component key={block.uuid} view={block.view} place={{ isFirst, columns }} renderBlock={renderBlock} />;
}

import type { Block } from '@mise/contract/content/block.ts';
import type { ReactNode } from 'react';
import { create } from 'zustand';

/** How the shop draws a block: told by the page, which knows the components. */
export type RenderBlock = (block: Block) => ReactNode;

const useRenderBlock = create<{ render: RenderBlock | null }>(() => ({ render: null }));

export function setRenderBlock(render: RenderBlock): void {
  useRenderBlock.setState({ render });
}

/** A block as visitors would see it, a third of its size. Nothing in it can be pressed. */
export function BlockPreview({ block }: { block: Block }) {
  const render = useRenderBlock((state) => state.render);
  if (!render) return null;
  return (
    <div inert aria-hidden="true" className="in-shop-look ed:max-h-40 ed:overflow-hidden ed:border ed:border-gray-200">
      <div style={{ zoom: 1 / 3 }}>{render(block)}</div>
    </div>
  );
}

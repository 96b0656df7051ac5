import type { Block } from '@mise/contract/content/block.ts';
import { childrenOf } from './children-of.ts';

/** Where a block stands: in the list of `parent` (null: of the page), at `index`. */
export type BlockPlace = { parent: string | null; index: number };

export type FoundBlock = BlockPlace & { block: Block; siblings: Block[] };

/** A block by its uuid, however deep it stands; null where there is none. */
export function findBlock(blocks: Block[], uuid: string, parent: string | null = null): FoundBlock | null {
  for (const [index, block] of blocks.entries()) {
    if (block.meta.uuid === uuid) return { block, index, parent, siblings: blocks };
    const found = findBlock(childrenOf(block), uuid, block.meta.uuid);
    if (found) return found;
  }
  return null;
}

/** The list that a parent holds (null: the page); null where the parent is gone or holds no blocks. */
export function blocksIn(blocks: Block[], parent: string | null): Block[] | null {
  if (parent === null) return blocks;
  const content = findBlock(blocks, parent)?.block.content;
  return Array.isArray(content) ? content : null;
}

/** All blocks in the order in which they are read, with the level that they stand on (0: the page). */
export function flatBlocks(blocks: Block[], level = 0): { block: Block; level: number }[] {
  return blocks.flatMap((block) => [{ block, level }, ...flatBlocks(childrenOf(block), level + 1)]);
}

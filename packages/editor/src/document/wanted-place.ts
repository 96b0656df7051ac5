import type { Block } from '@mise/contract/content/block.ts';
import { type BlockPlace, blocksIn, findBlock } from './find-block.ts';

/**
 * Where somebody wants a block: beside another one, or at the end of what a block holds (null: of the page). It is said by what stands
 * there, and not by numbers: until the block is put there others may come, go and move.
 */
export type WantedPlace = { side: 'before' | 'after'; uuid: string } | { endOf: string | null };

/** Where that is by now; null where the block that says so is gone. */
export function placeOf(blocks: Block[], wanted: WantedPlace): BlockPlace | null {
  if ('endOf' in wanted) {
    const list = blocksIn(blocks, wanted.endOf);
    return list && { parent: wanted.endOf, index: list.length };
  }
  const found = findBlock(blocks, wanted.uuid);
  return found && { parent: found.parent, index: wanted.side === 'before' ? found.index : found.index + 1 };
}

import type { Block } from '@mise/contract/content/block.ts';
import { childrenOf } from './children-of.ts';

const indexes = new WeakMap<readonly Block[], ReadonlyMap<string, Block>>();

/** Every block of a page by its uuid. Made once for a list, which never changes: each edit makes another one. */
export function blockIndex(blocks: readonly Block[]): ReadonlyMap<string, Block> {
  const known = indexes.get(blocks);
  if (known) return known;
  const index = new Map<string, Block>();
  collect(blocks, index);
  indexes.set(blocks, index);
  return index;
}

function collect(blocks: readonly Block[], index: Map<string, Block>): void {
  for (const block of blocks) {
    index.set(block.meta.uuid, block);
    collect(childrenOf(block), index);
  }
}

import type { Block } from '@mise/contract/content/block.ts';
import { childrenOf } from './children-of.ts';
import { type BlockPlace, blocksIn, findBlock } from './find-block.ts';

// What commands do to a list of blocks (a draft of it). Each answers whether it could: a place or a block may be gone.

export function insertBlock(blocks: Block[], block: Block, { parent, index }: BlockPlace): boolean {
  const list = blocksIn(blocks, parent);
  if (!list || index < 0 || index > list.length) return false;
  list.splice(index, 0, block);
  return true;
}

export function removeBlock(blocks: Block[], uuid: string): boolean {
  const found = findBlock(blocks, uuid);
  if (!found) return false;
  found.siblings.splice(found.index, 1);
  return true;
}

/** Up or down among its neighbors; beyond the first and the last there is nowhere to go. */
export function moveBlockBy(blocks: Block[], uuid: string, offset: number): boolean {
  const found = findBlock(blocks, uuid);
  if (!found) return false;
  const index = found.index + offset;
  if (index < 0 || index >= found.siblings.length) return false;
  const [block] = found.siblings.splice(found.index, 1);
  if (block) found.siblings.splice(index, 0, block);
  return true;
}

/** To any place, counted before it is taken away; never into itself. */
export function moveBlockTo(blocks: Block[], uuid: string, { parent, index }: BlockPlace): boolean {
  const found = findBlock(blocks, uuid);
  const list = blocksIn(blocks, parent);
  if (!found || !list || index < 0 || index > list.length) return false;
  const isInside = parent === uuid || (parent !== null && findBlock(childrenOf(found.block), parent) !== null);
  if (isInside) return false;
  const isBehind = found.parent === parent && found.index < index;
  if (found.parent === parent && (index === found.index || index === found.index + 1)) return false;
  const [block] = found.siblings.splice(found.index, 1);
  if (block) list.splice(isBehind ? index - 1 : index, 0, block);
  return true;
}

/** The same block and all that it holds under uuids of their own. */
export function copyBlock(block: Block, newUuid: () => string): Block {
  return {
    ...structuredClone(block),
    meta: { ...block.meta, uuid: newUuid() },
    content: Array.isArray(block.content)
      ? block.content.map((child) => copyBlock(child, newUuid))
      : structuredClone(block.content),
  };
}

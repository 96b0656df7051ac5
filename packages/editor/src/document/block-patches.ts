import type { Block } from '@mise/contract/content/block.ts';
import type { Patch } from 'immer';
import { sameOwn } from './merge-blocks.ts';
import { sameValue } from './same-value.ts';

/** What makes one list of blocks another. `path`: where the list stands. */
export function blockPatches(from: readonly Block[], to: readonly Block[], path: Patch['path']): Patch[] {
  const start = alike(from, to);
  const end = alike(from.slice(start).reverse(), to.slice(start).reverse());
  const isKept = (index: number) => index < start || index >= to.length - end;
  const removed = from.slice(start, from.length - end).map((): Patch => ({ op: 'remove', path: [...path, start] }));
  const changed = to.flatMap((block, index): Patch[] => {
    const at = [...path, index];
    if (!isKept(index)) return [{ op: 'add', path: at, value: block }];
    const before = from[index < start ? index : index - to.length + from.length];
    return before ? patchesOf(before, block, at) : [];
  });
  return [...removed, ...changed];
}

function patchesOf(from: Block, to: Block, path: Patch['path']): Patch[] {
  if (sameValue(from, to)) return [];
  const isOwnSame = Array.isArray(from.content) && Array.isArray(to.content) && sameOwn(from, to);
  if (!isOwnSame) return [{ op: 'replace', path, value: to }];
  return blockPatches(from.content as Block[], to.content as Block[], [...path, 'content']);
}

/** How many blocks both begin with. */
function alike(one: readonly Block[], other: readonly Block[]): number {
  const index = one.findIndex((block, at) => block.meta.uuid !== other[at]?.meta.uuid);
  return index === -1 ? one.length : index;
}

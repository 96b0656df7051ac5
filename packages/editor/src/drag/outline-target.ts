import { childrenOf } from '../document/children-of.ts';
import { findBlock } from '../document/find-block.ts';
import { accepts } from '../store/accepts.ts';
import { useEditor } from '../store/editor-store.ts';
import type { DropTarget } from './drop-target.ts';
import { edgeOf, type Point } from './edge-of.ts';

/** Where a block would come that is let go over an entry of the outline; an empty one that holds blocks takes it in. */
export function outlineTarget(dragged: string, { x, y }: Point): DropTarget | null {
  const entry = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-outline-block]');
  const blocks = useEditor.getState().document.page?.blocks ?? [];
  const found = entry ? findBlock(blocks, entry.dataset.outlineBlock ?? '') : null;
  const own = findBlock(blocks, dragged);
  if (!entry || !found || !own || findBlock([own.block], found.block.meta.uuid)) return null;
  const { top, left, width, height } = entry.getBoundingClientRect();
  const edge = edgeOf(found, { top, left, width, height }, 'column', { x, y });
  const isEmptyHolder = found.block.type === 'structure' && childrenOf(found.block).length === 0;
  const isBehind = edge.place.index > found.index;
  const place = isEmptyHolder && isBehind ? { parent: found.block.meta.uuid, index: 0 } : edge.place;
  return accepts(place.parent, own.block.name) ? { place, line: edge.line, on: 'outline' } : null;
}
